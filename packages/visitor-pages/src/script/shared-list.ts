import type { Entry } from './tasting-store.ts';

/** A list as the fragment of an address holds it; nothing of it reaches the server. */
export interface SharedLists {
  write(entries: readonly Entry[]): string;
  /** The entries of a fragment: those of rubbish are none, and of a huge one the first. */
  read(fragment: string): { id: number; points: number | null; note: string }[];
}

/** Writes and reads shared lists. It stands alone: its text is sent to browsers as it is. */
export function createSharedLists(): SharedLists {
  const [most, longest, largest] = [1000, 500, 400_000];
  return {
    write(entries) {
      const rows = entries
        .slice(0, most)
        .map(({ id, points, note }) => (note ? [id, points, note] : points === null ? [id] : [id, points]));
      const bytes = new TextEncoder().encode(JSON.stringify(rows));
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return `#liste=${btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}`;
    },
    read(fragment) {
      const [, coded = ''] = /^#liste=([\w-]+)$/.exec(fragment.slice(0, largest)) ?? [];
      if (!coded) return [];
      try {
        const text = atob(coded.replace(/-/g, '+').replace(/_/g, '/'));
        const rows: unknown = JSON.parse(
          new TextDecoder().decode(Uint8Array.from(text, (one) => one.charCodeAt(0))),
        );
        if (!Array.isArray(rows)) return [];
        return rows.slice(0, most).flatMap((row: unknown) => {
          const [id, points, note] = Array.isArray(row) ? (row as unknown[]) : [];
          if (!Number.isInteger(id) || (id as number) < 1) return [];
          const isRated = Number.isInteger(points) && (points as number) >= 0 && (points as number) <= 5;
          return [
            {
              id: id as number,
              points: isRated ? (points as number) : null,
              note: typeof note === 'string' ? note.slice(0, longest) : '',
            },
          ];
        });
      } catch {
        return [];
      }
    },
  };
}
