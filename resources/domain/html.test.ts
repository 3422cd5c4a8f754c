// @vitest-environment jsdom
import createPurifier from 'dompurify';
import sanitize from 'sanitize-html';
import { describe, expect, test } from 'vitest';
import { cleanAttributes, htmlAttributeNames, htmlDroppedWithText, htmlTags, keepsElement } from '#resources/domain/html.ts';

/** How the services set sanitize-html up. */
const onWrite = (html: string): string => sanitize(html, {
  allowedTags: [...htmlTags],
  allowedAttributes: { '*': [...htmlAttributeNames] },
  allowedSchemesAppliedToAttributes: [],
  nonTextTags: [...htmlDroppedWithText],
  transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: cleanAttributes(tagName, attribs) }) },
  exclusiveFilter: ({ tag, attribs }) => !keepsElement(tag, attribs),
});

/** How the screens set DOMPurify up. */
const purifier = createPurifier(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
  const tag = node.tagName.toLowerCase();
  const before = Object.fromEntries(Array.from(node.attributes, ({ name, value }) => [name, value]));
  const kept = cleanAttributes(tag, before);
  for (const name of Object.keys(before)) node.removeAttribute(name);
  for (const [name, value] of Object.entries(kept)) node.setAttribute(name, value);
  if (!keepsElement(tag, kept)) node.remove();
});
const onShow = (html: string): string =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: [...htmlTags, '#text'], ALLOWED_ATTR: [...htmlAttributeNames], FORBID_CONTENTS: [...htmlDroppedWithText], ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false,
  });

/** Both answers, written the same way. */
const drawn = (html: string): string => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder.innerHTML;
};

const hostile = [
  '<script>window.hit=1</script>', '<img src=x onerror="window.hit=1">', '<svg onload="window.hit=1"></svg>', '<svg><script>window.hit=1</script></svg>',
  '<iframe src="javascript:window.hit=1"></iframe>', '<p style="background:url(http://evil.test/x)">a</p>', '<details open ontoggle="window.hit=1">a</details>',
  '<meta http-equiv="refresh" content="0;url=http://evil.test">', '<a href="javascript:window.hit=1">a</a>', '<a href="java\nscript:window.hit=1">a</a>',
  '<a href="&#1;javascript:window.hit=1">a</a>', '<a href="data:text/html,x">a</a>', '<form action="http://evil.test"><button>a</button></form>',
  '<div style="position:fixed;inset:0">a</div>', '<p style="text-align:center;position:fixed">a</p>', '<base href="http://evil.test/">', '<math><mi xlink:href="javascript:x">a</mi></math>',
  '<img src="//evil.test/x.png">', '<img src="http://evil.test/x.png">', '<img src="/api/files/../auth/logout">', '<img src="data:image/svg+xml,x">',
  '<p id="root" class="x" onclick="window.hit=1">a</p>', '<link rel=stylesheet href=http://evil.test>', '<noscript><p title="</noscript><img src=x onerror=window.hit=1>">',
  '<template><img src=x onerror=window.hit=1></template>', '<style><img src=x onerror=window.hit=1></style>',
];

const kind = [
  '<h1>a</h1><h2>b</h2><h3>c</h3>', '<p>a <strong>b</strong> <em>c</em> <u>d</u> <s>e</s> <b>f</b> <i>g</i></p>', '<ul><li><p>a</p></li></ul><ol start="3"><li>b</li></ol>',
  '<blockquote><p>a</p></blockquote><pre><code>a &lt; b</code></pre><hr>', '<p style="text-align:center">a<br>b</p>', '<div>a</div><div>b</div>',
  '<p><a href="https://a.test/?x=1&amp;y=2" target="_blank" rel="noopener noreferrer">a</a></p>', '<p><a href="mailto:a@b.test" target="_blank" rel="noopener noreferrer">a</a></p>',
  '<img src="/api/files/social/0a1b.png" alt="a">', '<img src="/api/files/a.png" alt="" width="10" height="20">',
];

describe('rich HTML', () => {
  test.each([['<p align="center">a</p>', 'center'], ['<h2 align="RIGHT">a</h2>', 'right'], ['<p style="text-align:left" align="right">a</p>', 'left'], ['<p align="top">a</p>', null], ['<li align="right">a</li>', null]])('ARENA-33 %s is stored with its alignment as a style', (html, way) => {
    expect(onWrite(html)).toBe(html.replace(/ (style|align)="[^"]*"/g, '').replace('>a', way === null ? '>a' : ` style="text-align:${way}">a`));
  });
  test.each(hostile)('ARENA-33 nothing in %j runs, calls or covers', (html) => {
    for (const clean of [onWrite(html), onShow(html)]) {
      expect(clean).not.toMatch(/script|onerror|onload|ontoggle|onclick|evil|position|javascript|<img|<svg|<form|<meta|<iframe|class|id=/i);
    }
  });

  test.each(kind)('ART-05 %j survives on both sides', (html) => {
    expect(drawn(onWrite(html))).toBe(drawn(html));
    expect(drawn(onShow(html))).toBe(drawn(html));
  });

  test.each([...hostile, ...kind])('ARENA-33 both sides give the same for %j', (html) => {
    expect(onShow(onWrite(html))).toBe(drawn(onWrite(html)));
    expect(drawn(onWrite(onShow(html)))).toBe(drawn(onShow(html)));
  });

  test('ART-05 headings stop at 3, and the text of an element that goes stays', () => {
    expect(onWrite('<h4>a</h4><span style="color:red">b</span>')).toBe('ab');
    expect(onShow('<h4>a</h4><span style="color:red">b</span>')).toBe('ab');
  });

  test('ART-05 links open beside the desk and tell nothing of it', () => {
    expect(cleanAttributes('a', { href: ' https://a.test ', target: 'top', rel: 'opener', title: 'x' }))
      .toEqual({ href: 'https://a.test', target: '_blank', rel: 'noopener noreferrer' });
    expect(cleanAttributes('a', { href: '/users' })).toEqual({});
    expect(cleanAttributes('constructor', { href: 'https://a.test' })).toEqual({});
  });
});
