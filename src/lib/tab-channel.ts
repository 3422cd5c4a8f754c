/** What tabs of this browser say to each other under a name. Plain http has it too; in a browser without it nobody hears anything. */
export interface TabChannel {
  readonly tell: (message: unknown) => void;
  readonly close: () => void;
}

/** @param hear what other tabs say; never what this one does */
export const openTabChannel = (name: string, hear: (message: unknown) => void): TabChannel => {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  const send = channel.postMessage.bind(channel);
  channel.addEventListener('message', ({ data }) => hear(data));
  return { tell: send, close: () => channel.close() };
};
