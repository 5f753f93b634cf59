import type { pageEdit as german } from '../de/page-edit.ts';

export const pageEdit: typeof german = {
  release: 'Release page',
  releaseText:
    'After that, the page cannot be changed. As long as the organiser has not decided, you can withdraw the release.',
  releaseAdText:
    'After that, the advertisement cannot be changed. As long as the organiser has not decided, you can withdraw the release.',
  releasedDone: 'The page has been released. Now the organiser decides.',
  cancelRelease: 'Withdraw release',
  cancelReleaseText: 'The page becomes a draft again and the exhibitor can change it.',
  cancelOwnReleaseText:
    'You can change the page again. It will only be printed once you have released it again and the organiser has accepted it.',
  cancelReleaseDone: 'The release has been withdrawn.',
  withdraw: 'Withdraw acceptance',
  withdrawText: 'The page will not be printed until you accept it again.',
  withdrawDone: 'The acceptance has been withdrawn.',
  noticeAccepted: 'The page has been accepted and will be printed.',
  acceptedBut: {
    inactive: 'The page has been accepted but is not active, so it will not be printed.',
    'no-pdf': 'The page has been accepted but its PDF is missing, so it will not be printed.',
    checking: 'The page has been accepted; its PDF is still being checked.',
    faulty: 'The page has been accepted but its PDF has errors, so it will not be printed.',
  },
  noticeReleased: 'The page has been released; the organiser has not decided yet.',
  noticeRejected: 'The page was rejected. Change it and release it again.',
  noticeRejectedClosed: 'The page was rejected.',
  remark: 'Remark from the organiser',
  decisionLabel: 'Decision on the page',
  accept: 'Accept: the page will be printed',
  reject: 'Reject: the exhibitor changes the page',
  commentHint: 'Required for a rejection; the exhibitor reads it.',
  acceptedDone: 'The page has been accepted.',
  rejectedDone: 'The page has been rejected; the exhibitor will be notified.',
  lockedByCheck: 'The entries can be changed again once the file has been checked.',
  standFirst: 'Choose and save the stand first; then you can upload a file here.',
  adHint: 'PDF, one page, 216 × 141 mm with bleed (trim size 210 × 135 mm), no crop marks, CMYK, 300 dpi.',
  unknownType: 'Unknown page type.',
  downloadFile: 'Download the PDF file',
  pictureOf: 'Preview of {{name}}',
  earlier: {
    replaced: 'The earlier file “{{name}}” can be restored until another one is uploaded.',
    kept: 'The earlier file “{{name}}” is kept until a new one passes the check.',
    takeBack: 'Use the earlier file again',
    done: 'The file “{{name}}” is in use again.',
  },
  inactiveView: 'The catalogue “{{name}}” is inactive.',
  proof: 'Print view',
};
