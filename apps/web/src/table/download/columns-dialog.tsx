import { Button, Checkbox, Group, Modal, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import type { FileKind } from './table-file.ts';

export type ColumnsDialogProps = {
  total: number;
  headings: readonly string[];
  /** More about the columns. */
  hint?: string;
  /** Makes and saves the file with the columns at these places; its failure is told in the dialog. */
  save: (kind: FileKind, wanted: number[]) => Promise<void>;
  opened: boolean;
  onClose: () => void;
};

/** Asks which columns of a list are wanted, and whether as a workbook or as CSV. */
export function ColumnsDialog({ total, headings, hint, save, opened, onClose }: ColumnsDialogProps) {
  const { t } = useTranslation();
  const [unwanted, setUnwanted] = useState<ReadonlySet<number>>(new Set());
  const [running, setRunning] = useState<FileKind | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const none = unwanted.size === headings.length;

  function toggle(at: number) {
    const next = new Set(unwanted);
    if (!next.delete(at)) next.add(at);
    setUnwanted(next);
  }

  async function run(kind: FileKind) {
    setRunning(kind);
    setFailure(null);
    try {
      await save(
        kind,
        headings.flatMap((_, at) => (unwanted.has(at) ? [] : at)),
      );
      onClose();
    } catch (error) {
      setFailure(errorText(t, error));
    } finally {
      setRunning(null);
    }
  }

  // What goes wrong while the file is made is told here.
  function close() {
    if (running !== null) return;
    setFailure(null);
    onClose();
  }

  const button = (kind: FileKind, variant: 'filled' | 'default') => (
    <Button
      variant={variant}
      loading={running === kind}
      disabled={none || (running !== null && running !== kind)}
      onClick={() => void run(kind)}
    >
      {t(($) => $.listDownload[kind])}
    </Button>
  );
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t(($) => $.listDownload.title)}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
      centered
    >
      <Stack gap="md">
        <Text>{t(($) => $.listDownload.rows, { count: total })}</Text>
        <fieldset style={{ margin: 0, padding: 0, border: 0 }}>
          <Text component="legend" fw={600} mb={8}>
            {t(($) => $.listDownload.columns)}
          </Text>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={8}>
            {headings.map((heading, at) => (
              <Checkbox
                key={heading}
                label={heading}
                checked={!unwanted.has(at)}
                onChange={() => toggle(at)}
              />
            ))}
          </SimpleGrid>
        </fieldset>
        {hint && (
          <Text size="sm" c="var(--muted)">
            {hint}
          </Text>
        )}
        <Text role="alert" c="var(--danger)" size="sm">
          {none ? t(($) => $.listDownload.none) : failure}
        </Text>
        <Group>
          {button('xlsx', 'filled')}
          {button('csv', 'default')}
        </Group>
      </Stack>
    </Modal>
  );
}
