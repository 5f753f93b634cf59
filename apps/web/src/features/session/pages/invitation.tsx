import { Button } from '@mantine/core';
import type { InvitationShown } from '@rebblatt/contracts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Form } from '../../../form/form.tsx';
import { Fields } from '../../../form/form-layout.tsx';
import { SubmitButton } from '../../../form/submit-button.tsx';
import { formatDate } from '../../../lib/date.ts';
import { errorText } from '../../../lib/error-text.ts';
import { showLanguage } from '../../../lib/i18n.ts';
import { chosenLanguage } from '../../../lib/language.ts';
import { queryClient } from '../../../lib/query-client.ts';
import type { Translate } from '../../../lib/text-key.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Loading } from '../../../ui/loading.tsx';
import { notify } from '../../../ui/snackbar-store.ts';
import { Notice } from '../../../ui/status-tag.tsx';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { PublicScreen } from '../components/public-screen.tsx';
import { invitationForm, invitationOf, noteOpened, renewInvitation } from '../invitation.api.ts';

/** Where the owner of an account that the organiser has prepared sets its password, by the link of the mail. */
export function Invitation() {
  // The logged-out area has none, because its other screens read nothing.
  return (
    <QueryClientProvider client={queryClient}>
      <Shown />
    </QueryClientProvider>
  );
}

function Shown() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const { data, error } = useQuery(invitationOf(token));
  useLanguageOf(data);
  useOpened(token, data?.state === 'open');
  return (
    <PublicScreen
      title={
        data
          ? t(($) => $.entry.invitation.welcome, { company: data.person ?? data.company_name })
          : t(($) => $.entry.invitation.title)
      }
      intro={data?.state === 'open' && introOf(t, data)}
      links={<Link to="/login">{t(($) => $.entry.forgot.backToLogin)}</Link>}
    >
      {!data && !error && <Loading />}
      {error && <Notice tone="danger">{errorText(t, error)}</Notice>}
      {data?.state === 'accepted' && <Notice tone="info">{t(($) => $.entry.invitation.accepted)}</Notice>}
      {data?.state === 'expired' && <Expired token={token} email={data.email} />}
      {data?.state === 'open' && data.proposed === 1 && (
        <Notice tone="info">{t(($) => $.entry.invitation.proposed)}</Notice>
      )}
      {data?.state === 'open' && <FirstPassword token={token} shown={data} />}
    </PublicScreen>
  );
}

function introOf(t: Translate, { fair, catalog }: InvitationShown): string {
  const who = fair ?? t(($) => $.entry.invitation.organiser);
  if (!catalog) return t(($) => $.entry.invitation.intro, { who });
  const until = formatDate(catalog.until);
  return t(($) => $.entry.invitation.introCatalog, { who, catalog: catalog.name, until });
}

function FirstPassword({ token, shown }: { token: string; shown: InvitationShown }) {
  const { t } = useTranslation();
  const { email, company_name: company } = shown;
  const { schema, send } = useMemo(() => invitationForm(token, email), [token, email]);
  return (
    // No draft, because a password is kept nowhere.
    <Form schema={schema} values={NOTHING} onSubmit={send} onSaved={stay} guarded={false} draft={false}>
      <p>{t(($) => $.entry.invitation.account, { company, email })}</p>
      {/* So that password managers store the address with the password. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Fields>
        <NewPasswordFields />
        <SubmitButton fullWidth>{t(($) => $.entry.invitation.submit)}</SubmitButton>
      </Fields>
    </Form>
  );
}

const NOTHING = { password: '', password_confirmation: '' };

/** The guard of the logged-out area goes on as soon as there is a session. */
function stay() {}

function Expired({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation();
  const [sending, setSending] = useState<'no' | 'now' | 'done'>('no');
  async function renew() {
    setSending('now');
    try {
      await renewInvitation(token);
      setSending('done');
    } catch (failed) {
      notify('danger', errorText(t, failed));
      setSending('no');
    }
  }
  if (sending === 'done') return <Notice tone="ok">{t(($) => $.entry.invitation.renewed, { email })}</Notice>;
  return (
    <Fields>
      <Notice tone="wait">{t(($) => $.entry.invitation.expired)}</Notice>
      <Button fullWidth loading={sending === 'now'} onClick={() => void renew()}>
        {t(($) => $.entry.invitation.renew, { email })}
      </Button>
    </Fields>
  );
}

/** Speaks the language of the account, unless another was chosen in this browser. */
function useLanguageOf(shown: InvitationShown | undefined) {
  const { i18n } = useTranslation();
  const language = shown?.language;
  useEffect(() => {
    // Texts that cannot be fetched leave the page as it is.
    if (language && language !== i18n.language && !chosenLanguage())
      showLanguage(language).catch(() => undefined);
  }, [language, i18n]);
}

/** Tells the organiser that a person has opened it: at the first key or press, which a mail scanner does not do. */
function useOpened(token: string, open: boolean) {
  useEffect(() => {
    if (!open) return;
    const ends = new AbortController();
    const once = () => {
      ends.abort();
      void noteOpened(token);
    };
    for (const sign of ['pointerdown', 'keydown'] as const)
      addEventListener(sign, once, { signal: ends.signal });
    return () => ends.abort();
  }, [token, open]);
}
