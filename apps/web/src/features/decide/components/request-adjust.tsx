import { Button } from '@mantine/core';
import type { AdminRequestItem } from '@rebblatt/contracts';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { mayLeaveForms } from '../../../form/leave-guard.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { RequestDecision } from '../../request/request-decision.parts.ts';

type Props = {
  id: number;
  onBack: () => void;
  onDecided: (item: AdminRequestItem) => void;
  onUndone: () => void;
};

/** The form for a request that needs other counts, stands or pages than what is proposed. */
export function RequestAdjust({ id, onBack, onDecided, onUndone }: Props) {
  const { t } = useTranslation();
  const back = useRef<HTMLButtonElement>(null);
  // What was pressed has gone with the desk.
  useEffect(() => back.current?.focus(), []);
  const leave = async () => {
    if (await mayLeaveForms(t)) onBack();
  };
  return (
    <>
      <div>
        <Button
          ref={back}
          variant="subtle"
          color="lake"
          leftSection={<ArrowLeft size={16} aria-hidden />}
          onClick={() => void leave()}
        >
          {t(($) => $.decide.toProposal)}
        </Button>
      </div>
      <RequestDecision id={id} inQueue onDecided={onDecided} onUndone={onUndone} />
    </>
  );
}
