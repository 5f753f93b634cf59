import { Button, Checkbox, Group, Modal, SimpleGrid, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../lib/download.ts';
import { errorText } from '../../lib/error-text.ts';
import type { ListState } from '../../lib/list-state.ts';
import type { ListColumn } from '../columns.ts';
import { allRows, fileColumns, type ListDownload } from './list-download.ts';
import { type FileKind, plainSheet, tableFile } from './table-file.ts';

type Props<Row extends object> = {
  /** The name of the list, of its sheet and of the file. */
  name: string;
  state: ListState;
  total: number;
  columns: readonly ListColumn<Row>[];
  /** The position of a row in manual order; a list with one has it as its first column. */
  positionOf?: ((row: Row) => number) | undefined;
  download: ListDownload<Row>;
  opened: boolean;
  onClose: () => void;
};

/** Asks which columns of a list are wanted and makes a workbook or a CSV file of all its rows. */
export function DownloadDialog<Row extends object>(props: Props<Row>) {
  const { name, state, total, columns, download, opened, onClose } = props;
  const { t } = useTranslation();
  const { positionOf } = props;
  const own = useMemo(
    () => [
      ...(positionOf ? [{ heading: t(($) => $.table.reorder.positionColumn), value: positionOf }] : []),
      ...fileColumns(columns),
    ],
    [columns, positionOf, t],
  );
  const [unwanted, setUnwanted] = useState<ReadonlySet<number>>(new Set());
  const [running, setRunning] = useState<FileKind | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const none = unwanted.size === own.length;

  function toggle(at: number) {
    const next = new Set(unwanted);
    if (!next.delete(at)) next.add(at);
    setUnwanted(next);
  }

  async function save(kind: FileKind) {
    setRunning(kind);
    setFailure(null);
    try {
      const rows = await allRows(download, state);
      const wanted = own.filter((_, at) => !unwanted.has(at));
      const sheets = [plainSheet({ name, columns: wanted, rows })];
      if (kind === 'xlsx' && download.summary) sheets.push(await download.summary(t));
      saveBlob(await tableFile(kind, sheets), `${name}.${kind}`);
      onClose();
    } catch (error) {
      setFailure(errorText(t, error));
    } finally {
      setRunning(null);
    }
  }

  const button = (kind: FileKind, variant: 'filled' | 'default') => (
    <Button
      variant={variant}
      loading={running === kind}
      disabled={none || (running !== null && running !== kind)}
      onClick={() => void save(kind)}
    >
      {t(($) => $.listDownload[kind])}
    </Button>
  );
  return (
    <Modal
      opened={opened}
      onClose={onClose}
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
            {own.map(({ heading }, at) => (
              <Checkbox
                key={heading}
                label={heading}
                checked={!unwanted.has(at)}
                onChange={() => toggle(at)}
              />
            ))}
          </SimpleGrid>
        </fieldset>
        <Text role="alert" c="var(--danger)" size="sm">
          {none ? t(($) => $.listDownload.none) : failure}
        </Text>
        <Group justify="flex-end">
          {button('csv', 'default')}
          {button('xlsx', 'filled')}
        </Group>
      </Stack>
    </Modal>
  );
}
