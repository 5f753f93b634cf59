import { Button } from '@mantine/core';
import { useTranslation } from '../lib/use-translation.ts';

type Props = { names: readonly string[]; onChoose: (name: string) => void };

/** Names near to what was searched for and not found; each searches for it. */
export function Meant({ names, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <span>{t(($) => $.table.meant)}</span>
      {names.map((name) => (
        <Button key={name} variant="default" onClick={() => onChoose(name)}>
          {name}
        </Button>
      ))}
    </>
  );
}
