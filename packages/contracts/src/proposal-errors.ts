/** Why an order of last time cannot be proposed or confirmed. */
export const proposalErrorCodes = [
  'proposal.account-closed',
  'proposal.not-open',
  'proposal.over',
  'proposal.changed',
  'proposal.sent',
  'proposal.accepted',
  'proposal.rejected',
] as const;
