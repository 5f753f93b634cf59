import { isAd, type UploadedPageInput } from '@rebblatt/contracts';
import { BarePage, type PageFrameProps } from '../frame/page-frame.tsx';
import { inPlaces } from '../in-places.ts';
import { pageTexts } from '../texts.ts';

interface UploadedPlaceholderProps {
  input: UploadedPageInput;
  frames: PageFrameProps[];
}

/** Page types 2 and 3 without their file; in a book the press replaces them with the uploaded pages. */
export function UploadedPlaceholder({ input, frames }: UploadedPlaceholderProps) {
  return inPlaces(frames, (frame) => {
    const texts = pageTexts[frame.language];
    return (
      <BarePage {...frame}>
        <svg className="uploaded__cross" viewBox="0 0 210 135" aria-hidden="true">
          <path
            d="M8 8H202V127H8zM8 8L202 127M202 8L8 127"
            fill="none"
            stroke="currentColor"
            strokeWidth="0.12"
          />
        </svg>
        <div className="uploaded" data-hole="file">
          <p className="uploaded__kind">{isAd(frame.pageType) ? texts.ad : texts.content}</p>
          <p className="uploaded__name">{input.company_name ?? input.description}</p>
          <p>{texts.fileMissing}</p>
        </div>
      </BarePage>
    );
  });
}
