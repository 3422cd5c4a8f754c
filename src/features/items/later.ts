import { useEffect, useState } from 'react';

/** How long the search waits after the last key, in milliseconds. */
const delay = 400;

/** A text as it was when typing paused. */
export const useLater = (text: string): string => {
  const [later, setLater] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), delay);
    return () => clearTimeout(timer);
  }, [text]);
  return later;
};
