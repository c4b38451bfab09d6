import React from 'react';
import type {System} from '../../../data/platforms';

// A window, a laptop and a terminal: signs of ours rather than other people's trade marks.
const shapes: Record<System, React.ReactNode> = {
  windows: (
    <>
      <rect x="3" y="4" width="18" height="16" rx="2" />
      <path d="M3 9h18M6.5 6.5h.01M9.5 6.5h.01" />
    </>
  ),
  mac: (
    <>
      <rect x="4.5" y="4" width="15" height="11.5" rx="1.5" />
      <path d="M2 19.5h20" />
    </>
  ),
  linux: (
    <>
      <rect x="3" y="4" width="18" height="16" rx="2" />
      <path d="m7 9 3 3-3 3M12.5 15.5H17" />
    </>
  ),
};

export function SystemIcon({system, className}: {system: System; className?: string | undefined}) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      fill="none"
      height="28"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.75"
      viewBox="0 0 24 24"
      width="28"
    >
      {shapes[system]}
    </svg>
  );
}
