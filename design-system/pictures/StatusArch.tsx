const outline = 'M4 20a16 16 0 0 1 32 0h-8.4a7.6 7.6 0 0 0-15.2 0Z';

export type ArchStatus = 'notStarted' | 'inProgress' | 'completed';

/**
 * Status in the shape of the logo: an empty arch, an arch with the sun in it, a full circle with a tick. Words must
 * stand beside it.
 */
export function StatusArch({ status, className }: { status: ArchStatus; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 40" width="40" height="40" aria-hidden focusable="false">
      {status === 'notStarted' && (
        <g
          fill="none"
          stroke="var(--control-edge)"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={outline} />
          <path d="M4 25h32" />
        </g>
      )}
      {status === 'inProgress' && (
        <>
          <path d={outline} fill="var(--action)" />
          <path d="M12.4 20a7.6 7.6 0 0 1 15.2 0Z" fill="var(--lamp)" />
          <g strokeWidth="2.6" strokeLinecap="round">
            <path d="M5.5 24.6h5M29.5 24.6h5" stroke="var(--canal-mid)" />
            <path d="M14 24.6h12" stroke="var(--lamp)" />
          </g>
        </>
      )}
      {status === 'completed' && (
        <>
          <circle cx="20" cy="20" r="17" fill="var(--green)" />
          <path
            d="m12.5 20.6 5 5 10-11"
            fill="none"
            stroke="var(--surface)"
            strokeWidth="3.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      )}
    </svg>
  );
}
