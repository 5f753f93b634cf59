import type { ProposalErrorCode } from '../de/proposal-errors.ts';

export const proposalErrors: Record<ProposalErrorCode, string> = {
  'proposal.account-closed':
    'The account of “{{company}}” has been blocked meanwhile. Take the exhibitor out of the selection.',
  'proposal.not-open': 'Data collection for “{{name}}” begins on {{from}}. You can confirm your order then.',
  'proposal.over': 'Data collection for “{{name}}” has ended. Please contact the organiser.',
  'proposal.changed': 'A service no longer exists. Please look at the order once more.',
  'proposal.sent': 'Your order for “{{name}}” has already been sent.',
  'proposal.accepted': 'The organiser has accepted your order for “{{name}}” meanwhile.',
  'proposal.rejected':
    'The organiser has rejected your request for “{{name}}”. You can change it and send it again.',
};
