import type { ProposalErrorCode } from '../de/proposal-errors.ts';

export const proposalErrors: Record<ProposalErrorCode, string> = {
  'proposal.account-closed':
    'Le compte de « {{company}} » a été bloqué entre-temps. Retirez cet exposant de la sélection.',
  'proposal.not-open':
    'La saisie pour « {{name}} » commence le {{from}}. Vous pourrez alors confirmer votre commande.',
  'proposal.over': 'La saisie pour « {{name}} » est terminée. Adressez-vous à la direction du salon.',
  'proposal.changed': 'Une prestation n’existe plus. Regardez encore une fois la commande.',
  'proposal.sent': 'Votre commande pour « {{name}} » est déjà envoyée.',
  'proposal.accepted': 'La direction du salon a entre-temps accepté votre commande pour « {{name}} ».',
  'proposal.rejected':
    'La direction du salon a refusé votre demande pour « {{name}} ». Vous pouvez la modifier et la renvoyer.',
};
