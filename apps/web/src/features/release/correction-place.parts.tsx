/** The room of the button that begins a correction: what stands below does not move when it comes. */
export const correctionPlace = <div style={{ height: '2.5rem' }} />;
