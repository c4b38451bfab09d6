import {useEffect, useState} from 'react';

/** Milliseconds for which a text has to stay the same before a screen reader says it. */
const PAUSE = 700;

/** A text for a live region: what is passed over while somebody types is not said. */
export function useAnnouncement(text: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
