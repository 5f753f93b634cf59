// Length: the whole text of a manual, to be read in one go.
import type { ExhibitorChapter } from '../chapter-of.ts';
import { figures } from '../figures.ts';
import type { Manual } from '../manual.ts';

export const exhibitorEn: Manual<ExhibitorChapter> = {
  locale: 'en',
  title: 'Guide for exhibitors',
  lead: 'From registering to an accepted page in the catalogue, in the order in which you do it.',
  contents: 'Contents',
  chapters: [
    {
      id: 'register',
      title: 'Registering',
      blocks: [
        {
          text: 'If you have taken part before, you already have an account. Go straight to “Signing in”.',
        },
        {
          steps: [
            { text: 'Open Rebblatt in your browser and choose **Register as an exhibitor**.' },
            {
              text: 'Fill in the fields. Your e-mail address is also your user name, and all messages go there. The password needs at least 6 characters.',
              picture: 'register',
              shows: 'Registering: your access first, then the details of your company.',
            },
            { text: 'Press **Register**. Your account now exists, but it is not active yet.' },
            {
              text: 'Wait for the organiser’s e-mail. You can sign in as soon as your account has been activated.',
            },
          ],
        },
      ],
    },
    {
      id: 'sign-in',
      title: 'Signing in',
      blocks: [
        {
          steps: [
            {
              text: 'Enter your e-mail address and password and press **Sign in**.',
              picture: 'sign-in',
              shows: 'Signing in. You change the language at the top right.',
            },
            {
              text: 'If you cannot remember your password, choose **Forgot your password?** You will get an e-mail with a link. It works once, within one hour.',
            },
          ],
        },
        {
          note: 'If you are told that your account is not active yet, the organiser has not checked your registration so far. There is nothing you need to do.',
        },
        {
          text: 'What you type is kept, even if the connection breaks or you leave the screen alone for a long time. Sign in again in the same browser and it will be there.',
        },
      ],
    },
    {
      id: 'profile',
      title: 'Checking your profile',
      blocks: [
        {
          text: 'Your company, address, phone number and website are printed in the catalogue. So check them every year.',
        },
        {
          steps: [
            {
              text: 'Choose **Profile** in the menu and correct whatever is out of date.',
              picture: 'profile',
              shows: 'Your profile. Fields with an asterisk must be filled in.',
            },
            { text: 'To change your password, enter the new one here together with the old one.' },
            { text: 'Press **Save**.' },
          ],
        },
      ],
    },
    {
      id: 'request',
      title: 'Ordering stands and pages',
      blocks: [
        {
          text: 'With the request you order your stands, your pages in the catalogue and the services you need. The organiser assigns the stands and makes your pages.',
        },
        {
          steps: [
            { text: 'Choose **Request** in the menu. The bell beside it shows how far it is.' },
            {
              text: 'Enter how many stands, wine pages and advertisements you would like. A wine page holds about 25 lines. An advertisement is a whole page for which you supply a PDF file.',
            },
            { text: 'For each service, enter how many you need. 0 means none.' },
            { text: 'Put any wishes into the remark and press **Send request**.' },
            {
              text: 'You will get an e-mail once it is decided. The same screen then shows your stands and a link to each of your pages.',
              picture: 'request',
              shows: 'An accepted request with its stand, pages and services.',
            },
          ],
        },
        {
          note: 'You can change the request until it is decided. After that, please ask the organiser about changes.',
        },
      ],
    },
    {
      id: 'logo',
      title: 'Uploading your logo',
      blocks: [
        {
          text: 'Your logo appears on every wine page. It is checked first and then approved by the organiser, so upload it early.',
        },
        {
          steps: [
            {
              text: 'Choose **Logos** in the menu, then **Upload logo**.',
              picture: 'new-logo',
              shows: 'A new logo: drag the PDF file into the field, or choose it.',
            },
            {
              text: 'Choose the PDF file. What it has to meet is in the chapter “What files must look like”; pass that on to your designer.',
            },
            {
              text: 'The check takes a few seconds. If it finds an error, the list says what is wrong and what to do.',
              picture: 'logos',
              shows: 'Your logos with the result of the check and the approval.',
            },
            { text: 'Once the logo is approved, you can use it on your pages.' },
          ],
        },
      ],
    },
    {
      id: 'wines',
      title: 'Entering your wines',
      blocks: [
        {
          text: 'You enter each wine once. After that you put it on your pages, and it will still be there next year.',
        },
        {
          steps: [
            {
              text: 'Choose **Wines** in the menu.',
              picture: 'wines',
              shows: 'Your wines. The tabs show which still lack a grape variety or the alcohol content.',
            },
            {
              text: 'Choose **Add wine** and enter its name, vintage, region, wine type and alcohol content. Leave the vintage empty if the wine has none.',
              picture: 'new-wine',
              shows: 'A new wine with its grape varieties and prices.',
            },
            { text: 'Name up to three grape varieties, the most important first.' },
            {
              text: 'Enter the price in francs for each bottle size. The catalogue page shows the sizes you choose there.',
            },
            {
              text: 'Press **Save**. With **Save and next wine** the region, wine type and bottle sizes stay for the next wine. The symbol with the plus in the list adds a new vintage.',
            },
          ],
        },
        {
          note: 'Are your wines in Excel already? Choose **Import list**, paste the copied cells or upload the file. You see each wine before anything is written, and you can undo the import.',
        },
        {
          note: 'Without a tick at **Show in the registers**, the wine appears on your wine page only and in no register.',
        },
      ],
    },
    {
      id: 'pages',
      title: 'Finding your pages',
      blocks: [
        {
          text: 'Once your request is accepted, your pages are waiting under **My pages**: wine pages with a red line, advertisements with a blue one.',
        },
        {
          note: 'Above your wines and pages you see **Where you stand**: what is left to do and what comes first. Each line leads to where it is done; a click on the title folds the list away and opens it again.',
        },
        {
          steps: [
            {
              text: 'Choose **My pages** in the menu. The list shows the position and stand of each page and, under **Status**, what comes next.',
              picture: 'pages',
              shows: 'Your pages in the order of the catalogue.',
            },
            { text: 'Open a page with the pencil.' },
            {
              text: 'You can swap your own pages with each other, for example if another one should come first.',
            },
            {
              text: '**See in the catalogue** shows the book to leaf through, with your pages in their place; the pages of other exhibitors are covered.',
            },
          ],
        },
      ],
    },
    {
      id: 'wine-page',
      title: 'Filling a wine page',
      blocks: [
        {
          text: 'You work on the left; on the right you see the page as it will be printed. Every change is saved at once, and the top of the screen tells you whether that worked. On a phone it is at the bottom, beside preview and release; a tap on the preview shows it large.',
        },
        {
          steps: [
            {
              text: 'Choose the page title, the stand and one of your approved logos.',
              picture: 'wine-page',
              shows: 'The wine page: editing on the left, the print preview on the right.',
            },
            {
              text: 'Enter a name under **New category**, for example “Red wines”, and press **Add category**.',
            },
            {
              text: 'Choose the bottle sizes of the category. There can be two at most; their prices stand side by side.',
            },
            {
              text: 'Choose one wine after another under **Add a wine**. You are offered the wines that have a price for these sizes. Change prices right in the line.',
            },
            {
              text: 'Drag wines and categories into place by their handles. With the keyboard: space bar, arrow keys, space bar.',
            },
            { text: 'The footer is the place for terms of delivery, for example.' },
          ],
        },
        { heading: 'Last year’s page' },
        {
          text: '**Import last year** brings in the categories, wines and footer of an earlier page. They replace what is on the page. A wine with a new vintage comes to the page and to your list as a new wine, with the prices beside it. **Undo** in the message takes all of it back together.',
        },
        { heading: 'When space runs short' },
        {
          text: 'The preview counts the lines. If there are too many, the type gets smaller; if the content no longer fits, the preview says so. Then shorten the wines or the footer.',
        },
      ],
    },
    {
      id: 'advertisement',
      title: 'Uploading an advertisement',
      blocks: [
        {
          steps: [
            { text: 'Open the advertisement under **My pages**.' },
            {
              text: 'Choose and save the stand first. Then choose the PDF file.',
              picture: 'advertisement',
              shows: 'An advertisement with its page title, stand and PDF file.',
            },
            {
              text: 'The file is checked as a printer would check it. For each error, the report says what it means and how to put it right.',
            },
            { text: 'As soon as the file is ready, the page appears on the right. Take another look at it.' },
          ],
        },
        {
          note: 'A new file replaces the earlier one only once it passes the check. Until then you can go back to the earlier file.',
        },
      ],
    },
    {
      id: 'release',
      title: 'Release and decision',
      blocks: [
        {
          steps: [
            {
              text: 'At the top you see what a release needs, ticked off as soon as it is there: a logo, wine categories, prices and room on the page. When nothing is missing, press **Release page**. For an advertisement the button says if the PDF file is missing.',
            },
            {
              text: 'If a wine has no price or no grape variety, you will be asked about it. You can add what is missing or release the page anyway.',
            },
            {
              text: 'Once released, the page can no longer be changed. Until the organiser has decided, you can get it back with **Take release back**. You will get an e-mail when it is accepted or rejected.',
            },
            {
              text: 'If the page is accepted, it will be printed. There is nothing more for you to do. If there are several, download all of them as one PDF under **Where you stand**.',
            },
          ],
        },
        {
          note: 'Release your pages before data collection ends. The number of days left is at the top of every screen. After that, nothing can be changed. If the organiser has given you more time, your own day is shown there.',
        },
      ],
    },
    {
      id: 'refused',
      title: 'If something is rejected',
      blocks: [
        { heading: 'A page' },
        {
          steps: [
            {
              text: 'The organiser writes to you what needs changing. The same words are at the top of the page.',
            },
            { text: 'Open the page, change it and release it again.' },
          ],
        },
        { heading: 'A proposed correction' },
        {
          text: 'The organiser can propose other texts for a released wine page. They are at the top of the page: the old one struck through, the new one underlined. With **Take over** the page is released anew with them, and your wines and your profile are changed as well. Other released pages with these texts stay as they are; they are named. With **Answer** you say why it should stay as it is. Nothing of it is printed without you, not even after the end of the collection.',
        },
        { heading: 'A file' },
        {
          text: 'If the check finds an error, the file cannot be printed. The report explains it in plain words, and in technical terms for your designer. **Send to the designer**, beside the advertisement, makes a link by which they read the requirements and the report without an account and upload the corrected file themselves. You see when that happens, revoke the link if need be, and release the page.',
        },
        {
          text: 'Warnings do not prevent a release. Read them all the same: they tell you what may look different in print than on the screen.',
        },
        { heading: 'A request' },
        {
          text: 'The screen **Request** says why it was rejected. Talk to the organiser, who can still accept the request later.',
        },
      ],
    },
    {
      id: 'files',
      title: 'What files must look like',
      blocks: [
        { text: 'This chapter is for your graphic designer.' },
        { heading: 'Advertisement' },
        {
          facts: [
            ['Format', 'PDF, one page, preferably PDF/X-4'],
            ['Trimmed size', '210 × 135 mm (landscape)'],
            ['Bleed', '3 mm on all sides, 216 × 141 mm in all'],
            ['Crop marks', 'none'],
            ['Colours', `CMYK, Coated FOGRA39; total ink ${figures.ink} % at most`],
            ['Pictures', `${figures.dpi} dpi at the printed size`],
            ['Fonts', `embedded; in colour or white at least ${figures.smallPt} pt`],
            ['Lines', `at least ${figures.hairlinePt} pt`],
            ['Margin', 'anything important at least 5 mm from the trimmed edge'],
            ['File size', `${figures.pdfMb} MB at most`],
          ],
        },
        { heading: 'Logo' },
        {
          facts: [
            ['Format', 'PDF, one page'],
            ['Size', `${figures.logo}, no bleed`],
            ['Colours', 'CMYK; vectors rather than pictures where possible'],
            ['Pictures', `at least ${figures.dpi} dpi`],
          ],
        },
        {
          note: 'The check has the last word: what it passes without errors can be printed. Passwords, form fields, videos and layers do not belong in the file.',
        },
      ],
    },
    {
      id: 'contact',
      title: 'Whom to ask',
      blocks: [
        {
          facts: [
            ['Account, stand, order', 'the organiser; reply to one of their e-mails'],
            ['Content of a page', 'the organiser, who decides on releases'],
            ['PDF files', 'your designer, with the report of the check'],
            ['Password', '**Forgot your password?** when signing in'],
          ],
        },
        { text: 'The question mark at the top of every screen opens the matching chapter of this guide.' },
      ],
    },
  ],
};
