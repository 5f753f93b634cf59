// Length: the whole text of a manual, to be read in one go.
import type { ExhibitorChapter } from '../chapter-of.ts';
import { figures } from '../figures.ts';
import type { Manual } from '../manual.ts';

export const exhibitorEn: Manual<ExhibitorChapter> = {
  locale: 'en',
  title: 'Guide for exhibitors',
  lead: 'From registering to an accepted page in the catalogue, step by step in the order you need them.',
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
              text: 'Fill in the fields. Your e-mail address is also your user name, and all messages go there. The password needs at least 6 characters. Name the contact person and the language in which we write to you.',
              picture: 'register',
              shows: 'Registering: your access first, then the details of your company.',
            },
            {
              text: 'Press **Register**. Your account has now been created, but it still has to be activated.',
            },
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
              text: 'If you cannot remember your password, choose **Forgot your password?** You will get an e-mail with a link. It can be used once, within one hour.',
            },
          ],
        },
        {
          note: 'If you are told that your account has not been activated yet, the organiser has not checked your registration so far. There is nothing you need to do.',
        },
        {
          text: 'What you type is kept, even if the connection is lost or you leave the screen for a long time. Sign in again in the same browser and it will still be there.',
        },
      ],
    },
    {
      id: 'profile',
      title: 'Checking your profile',
      blocks: [
        {
          text: 'Your company, address, phone number and website are printed in the catalogue, so check them every year.',
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
        { heading: 'Several people of one company' },
        {
          text: 'Under **People** you invite who works with you. Each person signs in with their own email address and **may do everything**, **fills and uploads** or **only reads**. Whoever fills can neither order nor release. The buttons for what somebody may not do are missing; above stands whom to ask for it. The history says who did what. Which emails to the company somebody gets as well is ticked for each person: on orders, pages and files, deadlines, announcements. Each person changes their own password with the link that they have sent from the profile.',
        },
      ],
    },
    {
      id: 'request',
      title: 'Ordering stands and pages',
      blocks: [
        {
          text: 'With the request you order your stands, your pages in the catalogue and the services you need. The organiser assigns the stands and creates your pages.',
        },
        {
          steps: [
            { text: 'Choose **Request** in the menu. The bell beside it shows its status.' },
            {
              text: 'Enter how many stands, wine pages and advertisements you would like. A wine page holds about 25 lines. An advertisement is a whole page for which you supply a PDF file.',
            },
            { text: 'For each service, enter how many you need. 0 means none.' },
            {
              text: 'On the ships you can choose one under **Preferred deck**. Put any other wishes into the remark and press **Send request**.',
            },
            {
              text: 'You will get an e-mail once it has been decided. The same screen then shows your stands and a link to each of your pages.',
              picture: 'request',
              shows: 'An accepted request with its stand, pages and services.',
            },
          ],
        },
        {
          text: 'If you took part last time, your order may be proposed already: then it is on this screen. **Order the same again** sends it with one click, **Change something** opens the form with it.',
        },
        {
          note: 'You can change the request until it has been decided. After that, please ask the organiser about changes.',
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
              shows: 'A new logo: drag the file into the field, or choose it.',
            },
            {
              text: `Choose the file: a picture (PNG, JPG, TIFF, WebP, GIF or BMP), an SVG or a PDF of any size. The page is made of it by itself, without its empty edge and in print colours; a width of 600 pixels makes a logo of 51 mm. Change its size, place and background under **Size and background** until the logo is approved. A PDF that already is ${figures.logo} stays as it is; the requirements are in the chapter “What files must look like”.`,
              picture: 'logo-of-picture',
              shows: 'A logo made of a picture: its size, place and background.',
            },
            {
              text: 'The check takes a few seconds. If it finds an error, the list tells you what is wrong and what to do.',
              picture: 'logos',
              shows: 'Your logos with the result of the check and the approval.',
            },
            { text: 'Once the logo has been approved, you can use it on your pages.' },
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
              shows:
                'Your wines. The tabs show which ones still lack a grape variety or the alcohol content.',
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
              text: 'Press **Save**. With **Save and add another**, the region, wine type and bottle sizes are kept for the next wine. The plus symbol in the list adds a new vintage.',
            },
          ],
        },
        {
          note: 'Are your wines in Excel already? Choose **Import list**, paste the copied cells or upload the file. You see each wine before anything is saved, and you can undo the import.',
        },
        {
          note: 'If **Show in the indexes** is not ticked, the wine appears only on your wine page and in no index.',
        },
      ],
    },
    {
      id: 'pages',
      title: 'Finding your pages',
      blocks: [
        {
          text: 'Once your request has been accepted, you will find your pages under **My pages**: wine pages with a red line, advertisements with a blue one.',
        },
        {
          note: 'Above your wines and pages you see **What is left to do**, the most urgent first. Each line takes you to the right place; a click on the title closes the list and opens it again.',
        },
        {
          steps: [
            {
              text: 'Choose **My pages** in the menu. The list shows the position and stand of each page and, under **Status**, what comes next.',
              picture: 'pages',
              shows: 'Your pages in the order of the catalogue.',
            },
            { text: 'Use the pencil to open a page.' },
            {
              text: 'You can swap your own pages with each other, for example if another one should come first.',
            },
            {
              text: '**See in the catalogue** lets you leaf through the book, with your pages in their place; the pages of other exhibitors are covered.',
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
          text: 'You work on the left; on the right you see the page as it will be printed. Every change is saved at once, and the top of the screen tells you whether that worked. On a phone, this is at the bottom, beside preview and release; tap the preview to enlarge it.',
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
              text: 'Choose the bottle sizes of the category. There can be two at most; their prices appear side by side.',
            },
            {
              text: 'Choose one wine after another under **Add a wine**. You are offered the wines that have a price for these sizes. Change prices directly in the line.',
            },
            {
              text: 'Drag wines and categories into place by their handles. Using the keyboard: space bar, arrow keys, space bar.',
            },
            { text: 'Use the footer for delivery terms, for example.' },
          ],
        },
        { heading: 'Last year’s page' },
        {
          text: '**Import last year** brings in the categories, wines and footer of an earlier page. They replace what is on the page. A wine with a new vintage is added to the page and to your list as a new wine, with the prices beside it. **Undo** in the message reverses the whole import.',
        },
        { heading: 'When space runs short' },
        {
          text: 'The preview counts the lines. If there are too many, the type gets smaller; if the content no longer fits, the preview says so. In that case, shorten the wines or the footer.',
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
              text: 'The file is checked just as a printer would check it. For each error, the report explains what it means and how to fix it.',
            },
            {
              text: 'Much of it can be mended right here: screen colours, missing bleed, lines that are too thin, a page on a larger sheet. Tick it and press **Mend and look at it**. You see your file and the mended one side by side. The mended one counts only once you press **Agree and use this file**; you can take yours back until the release.',
              picture: 'mended',
              shows: 'The file as it was uploaded, and the mended one.',
            },
            { text: 'As soon as the file is ready, the page appears on the right. Have another look at it.' },
          ],
        },
        {
          note: 'A new file replaces the earlier one only once it passes the check. Until then, you can go back to the earlier file.',
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
              text: 'At the top, you see what a release needs, ticked off as soon as it is there: a logo, categories, prices and room on the page. When nothing is missing, press **Release page**. For an advertisement, the button tells you if the PDF file is missing.',
            },
            {
              text: 'If a wine has no price or no grape variety, you will be asked about it. You can add what is missing or release the page anyway.',
            },
            {
              text: 'Once released, the page can no longer be changed. Until the organiser has decided, you can get it back with **Withdraw release**. You will get an e-mail when it is accepted or rejected.',
            },
            {
              text: 'If the page is accepted, it will be printed, and there is nothing more for you to do. If you have several accepted pages, you can download them all as one PDF under **What is left to do**.',
            },
          ],
        },
        {
          note: 'Release your pages before data collection ends. The number of days left is shown at the top of every screen. After that, nothing can be changed. If the organiser has given you more time, your own deadline is shown there.',
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
              text: 'The organiser tells you in an e-mail what needs changing. You will find the same words at the top of the page.',
            },
            { text: 'Open the page, change it and release it again.' },
          ],
        },
        { heading: 'A proposed correction' },
        {
          text: 'The organiser can propose changes to the texts of a released wine page. They are shown at the top of the page: the old text struck through, the new one underlined. With **Accept the correction**, the page is released again with these texts, and your wines and your profile are changed as well. Other released pages with these texts stay as they are; you are told which ones. With **Answer**, you explain why it should stay as it is. Nothing is printed without your consent, not even after data collection has ended.',
        },
        { heading: 'A file' },
        {
          text: 'If the check finds an error, the file cannot be printed. The report explains it in plain words, and in technical terms for your designer. **Send to the designer**, beside the advertisement, creates a link that lets them see the requirements and the report without an account and upload the corrected file themselves. You can see when that happens, revoke the link if necessary, and then release the page.',
        },
        {
          text: 'Warnings do not prevent a release. Read them anyway: they tell you what may look different in print from what you see on the screen.',
        },
        { heading: 'A request' },
        {
          text: 'The **Request** screen says why it was rejected. Talk to the organiser, who can still accept the request later.',
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
            ['Format', 'PDF up to 1.6, one page, ideally PDF/X-4; PDF/X-1a and PDF/X-3 are taken too'],
            ['Trim size', '210 × 135 mm (landscape)'],
            ['Bleed', '3 mm on all sides, 216 × 141 mm in all'],
            ['Crop marks', 'none'],
            ['Colours', `CMYK, Coated FOGRA39; total ink ${figures.ink} % at most`],
            ['Images', `${figures.dpi} dpi at the printed size`],
            ['Fonts', `embedded; in colour or white at least ${figures.smallPt} pt`],
            ['Lines', `at least ${figures.hairlinePt} pt`],
            ['Margin', `anything important at least ${figures.marginMm} mm inside the trim edge`],
            ['File size', `${figures.pdfMb} MB at most`],
          ],
        },
        { heading: 'Logo' },
        {
          facts: [
            [
              'Easiest',
              'a picture, an SVG or a PDF of any size: Rebblatt makes the page of it, in print colours. What follows is about a PDF that is to stay as it is',
            ],
            ['Format', 'PDF 1.3, one page'],
            [
              'Newer PDF version',
              'is taken too if the file uses nothing that PDF 1.3 does not know: no transparency, no shadows and no layers. After the check Rebblatt says what is in the way',
            ],
            ['Size', `${figures.logo}, no bleed`],
            ['Colours', 'CMYK; vectors rather than images where possible'],
            ['Images', `at least ${figures.dpi} dpi`],
          ],
        },
        {
          note: 'The check has the final say: a file that passes without errors can be printed. Passwords, form fields, videos and layers do not belong in the file.',
        },
      ],
    },
    {
      id: 'contact',
      title: 'Who to ask',
      blocks: [
        {
          facts: [
            ['Account, stand, order', 'the organiser; name, telephone and e-mail are on the screen **Help**'],
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
