/** A letter to one person. */
export interface Mail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Text of a header outside ASCII, as RFC 2047 has it; in parts, since each is at most 75 signs long. */
const headerText = (text: string): string => {
  if (/^[\x20-\x7E]*$/.test(text)) return text;
  const parts = Array.from(text).reduce<string[]>((found, sign) => {
    const last = found.at(-1);
    if (last !== undefined && Buffer.byteLength(last + sign) <= 42) found[found.length - 1] = last + sign;
    else found.push(sign);
    return found;
  }, []);
  return parts.map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ');
};
const oneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ');

/** A letter as it travels (RFC 5322): plain text in base64, so that no line is too long and none begins with a dot. @param id unique, without brackets */
export function messageOf({ from, to, subject, text }: Mail, at: Date, id: string): string {
  const body = Buffer.from(text.replaceAll(/\r?\n/g, '\r\n')).toString('base64').replaceAll(/.{76}/g, '$&\r\n');
  return [
    `From: <${oneLine(from)}>`, `To: <${oneLine(to)}>`, `Subject: ${headerText(oneLine(subject))}`, `Date: ${at.toUTCString().replace('GMT', '+0000')}`, `Message-ID: <${id}>`,
    'MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64', '', body, '',
  ].join('\r\n');
}
