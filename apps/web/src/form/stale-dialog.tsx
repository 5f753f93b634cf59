import { Button, Group, Modal, Table, Text } from '@mantine/core';
import { useTranslation } from '../lib/use-translation.ts';
import { type FieldRegistry, shownValue } from './field-registry.ts';

type Props = {
  mine: Record<string, unknown>;
  theirs: Record<string, unknown>;
  registry: FieldRegistry;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

/**
 * For when another user saved first: both values of every field that differs, and the choice between them.
 */
export function StaleDialog({ mine, theirs, registry, onKeepMine, onTakeTheirs, onClose }: Props) {
  const { t } = useTranslation();
  const differing = registry.list().filter((field) => shownValue(field, mine) !== shownValue(field, theirs));
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t(($) => $.form.stale.title)}
      closeButtonProps={{ 'aria-label': t(($) => $.ui.close) }}
    >
      <Text mb="md">{t(($) => $.form.stale.text)}</Text>
      <Table mb="lg">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t(($) => $.form.stale.field)}</Table.Th>
            <Table.Th>{t(($) => $.form.stale.mine)}</Table.Th>
            <Table.Th>{t(($) => $.form.stale.theirs)}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {differing.map((field) => (
            <Table.Tr key={field.name}>
              <Table.Th scope="row">{field.label}</Table.Th>
              <Table.Td>{shownValue(field, mine)}</Table.Td>
              <Table.Td>{shownValue(field, theirs)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Group>
        <Button onClick={onKeepMine}>{t(($) => $.form.stale.keepMine)}</Button>
        <Button variant="default" onClick={onTakeTheirs}>
          {t(($) => $.form.stale.takeTheirs)}
        </Button>
      </Group>
    </Modal>
  );
}
