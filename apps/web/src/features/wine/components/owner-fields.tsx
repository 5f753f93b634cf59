import { TextInput } from '@mantine/core';
import { type ExhibitorOption, isAdministrator, type WineItem } from '@rebblatt/contracts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PickerField } from '../../../reference/picker-field.tsx';
import { exhibitorOptions } from '../../exhibitor/exhibitor.api.ts';

const option = (exhibitor: ExhibitorOption) => ({ value: exhibitor.id, label: exhibitor.company_name });

/**
 * The exhibitor of a wine and who entered it. The organiser can choose the exhibitor of a new wine, and of
 * one entered by the organiser; exhibitors enter their own wines and have no choice.
 */
export function OwnerFields({ item }: { item?: WineItem }) {
  const { t } = useTranslation();
  const session = useSession();
  const organiser = session !== null && isAdministrator(session.role);
  const label = t(($) => $.wine.exhibitor);
  return (
    <>
      {organiser &&
        (item === undefined || item.isCreatedByAdmin === 1 ? (
          <PickerField name="user_id" label={label} query={exhibitorOptions()} optionOf={option} required />
        ) : (
          <TextInput
            label={label}
            description={t(($) => $.wine.exhibitorFixed)}
            value={item.user.company_name}
            readOnly
          />
        ))}
      {item && <TextInput label={t(($) => $.wine.creator)} value={item.creator.email} readOnly />}
    </>
  );
}
