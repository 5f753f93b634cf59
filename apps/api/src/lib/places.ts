/** A line of those who wait for a place. */
interface Line {
  /** Begins the next work that waits. @returns false when none may begin */
  begin: () => boolean;
  /** Goes before all others. */
  first: boolean;
}

/** How much runs at once in several lines together. Of the lines, whichever was served longest ago is next. */
export interface Places {
  join(line: Line): void;
  /** Fills free places from the lines. */
  fill(): void;
  /** A piece of work has ended. */
  leave(): void;
}

/** @param atOnce how much runs at once */
export function createPlaces(atOnce: number): Places {
  let taken = 0;
  const lines: Line[] = [];
  const fill = () => {
    while (taken < atOnce) {
      // Counted before it begins: work that begins asks for the next place itself.
      taken++;
      const served = lines.find(({ first, begin }) => first && begin()) ?? lines.find(({ begin }) => begin());
      if (!served) {
        taken--;
        return;
      }
      lines.push(...lines.splice(lines.indexOf(served), 1));
    }
  };
  return {
    join: (line) => void lines.push(line),
    fill,
    leave() {
      taken--;
      fill();
    },
  };
}
