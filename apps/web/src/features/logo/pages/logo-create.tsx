import { Button, Group } from '@mantine/core';
import { isAdministrator, LOGO_HEIGHT_MM, LOGO_WIDTH_MM, type LogoItem } from '@rebblatt/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Fields, formSheet } from '../../../form/form-layout.tsx';
import { UploadField } from '../../../form/upload-field.tsx';
import { SEEN_MS, useOpenNext } from '../../../form/use-open-next.ts';
import { useUpload } from '../../../form/use-upload.ts';
import { useCameFrom } from '../../../lib/came-from.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Choice } from '../../../ui/choice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { exhibitorOptions } from '../../exhibitor/exhibitor.api.ts';
import { sendLogo } from '../logo.api.ts';
import { logoFile } from '../logo.rules.ts';

/** Uploads a logo; the organiser does it for an exhibitor and may skip the verification. */
export function LogoCreate() {
  const { t } = useTranslation();
  const openNext = useOpenNext();
  const session = useSession();
  const organiser = session !== null && isAdministrator(session.role);
  const from = useCameFrom();
  const path = organiser ? '/admin-logo' : '/logo';
  const [exhibitor, setExhibitor] = useState<string | null>(null);
  const [verified, setVerified] = useState('1');
  const [missing, setMissing] = useState(false);
  const { data: exhibitors = [] } = useQuery({ ...exhibitorOptions(), enabled: organiser });
  const upload = useUpload<LogoItem>((file, options) =>
    sendLogo(
      { user_id: exhibitor === null ? undefined : Number(exhibitor), withVerification: verified === '1' },
      file,
      options,
    ),
  );

  async function send(file: File) {
    setMissing(organiser && exhibitor === null);
    if (organiser && exhibitor === null) return;
    const sent = await upload.start(file);
    if (!sent) return;
    notify(
      'success',
      t(($) => $.logo.uploaded),
    );
    // The list, where the report opens if the check fails, or the page that asked for the logo.
    openNext(from ?? `${path}?report=${sent.id}`, { replace: from !== undefined, afterMs: SEEN_MS });
  }

  return (
    <>
      <PageHeader
        title={t(($) => $.logo.create)}
        trail={from === undefined ? undefined : [{ to: from, label: t(($) => $.page.type['1']) }]}
      />
      <div className={formSheet}>
        <Fields>
          {organiser && (
            <Choice
              label={t(($) => $.logo.exhibitor)}
              text={exhibitors.find(({ id }) => String(id) === exhibitor)?.company_name ?? ''}
              data={exhibitors.map(({ id, company_name }) => ({ value: String(id), label: company_name }))}
              value={exhibitor}
              onChange={setExhibitor}
              error={missing && exhibitor === null ? t(($) => $.logo.exhibitorMissing) : undefined}
              placeholder={t(($) => $.form.choose)}
              limit={50}
              searchable
              withAsterisk
            />
          )}
          {organiser && (
            <Choice
              label={t(($) => $.logo.verification)}
              text={verified === '1' ? t(($) => $.logo.withVerification) : t(($) => $.logo.direct)}
              data={[
                { value: '1', label: t(($) => $.logo.withVerification) },
                { value: '0', label: t(($) => $.logo.direct) },
              ]}
              value={verified}
              onChange={(value) => setVerified(value ?? '1')}
              allowDeselect={false}
            />
          )}
          <UploadField
            label={t(($) => $.logo.file)}
            hint={t(($) => $.logo.hint, { width: LOGO_WIDTH_MM, height: LOGO_HEIGHT_MM })}
            rule={logoFile}
            state={upload.state}
            onFile={(file) => void send(file)}
            onCancel={upload.cancel}
          />
        </Fields>
        <Group mt="lg">
          <Button variant="default" component={Link} to={from ?? path}>
            {t(($) => $.ui.back)}
          </Button>
        </Group>
      </div>
    </>
  );
}
