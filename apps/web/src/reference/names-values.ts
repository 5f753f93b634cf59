/** The field values of an entry's names in other languages. */
export const namesValues = (item?: { name_fr: string | null; name_en: string | null }) => ({
  name_fr: item?.name_fr ?? '',
  name_en: item?.name_en ?? '',
});
