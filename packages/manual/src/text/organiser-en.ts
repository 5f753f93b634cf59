// Length: the whole text of a manual, to be read in one go.
import { figures } from '../figures.ts';
import type { Manual } from '../manual.ts';

export const organiserEn: Manual = {
  locale: 'en',
  title: 'Handbook for the organiser',
  lead: 'A season with Rebblatt: from the reference data to the book at the printer’s, in the order in which you do it.',
  contents: 'Contents',
  chapters: [
    {
      id: 'accounts',
      title: 'Roles and accounts',
      blocks: [
        {
          text: 'Everybody on the organiser’s team has an account of their own, so that it remains clear who decided what. There are two roles.',
        },
        {
          facts: [
            [
              'Administrator',
              'catalogues, exhibitors, requests, logos, pages, releases, e-mails, reference data and printing',
            ],
            [
              'Super administrator',
              'also the organiser’s accounts, the print settings, new exhibitors and **Reset password**',
            ],
          ],
        },
        { heading: 'Opening an account' },
        {
          steps: [
            { text: 'Choose **Organiser** in the menu, then **Add account**.' },
            { text: 'Enter the e-mail address, name and password, and choose the role.' },
            {
              text: 'Press **Save**. The new colleague gets an e-mail. It does not contain the password; pass that on yourself.',
            },
          ],
        },
        { heading: 'Closing an account' },
        {
          text: 'Open the account with the pencil, untick **Account open** and save. You cannot close your own account or that of the last super administrator.',
        },
        { heading: 'Your own account' },
        {
          text: 'Under **My account** you change your name, language and password. Rebblatt also writes its e-mails to you in the language you choose.',
        },
      ],
    },
    {
      id: 'setup',
      title: 'Setting up',
      blocks: [
        {
          text: 'A new installation is empty. After signing in you therefore first see **Setting up**: a list of what your fair needs before the exhibitors begin. Each step says whether it is done, and leads there with one button.',
        },
        {
          steps: [
            {
              text: 'Under **Fair and contact**, enter the name of the fair and whom the exhibitors can call. Hours and signature have a text per language.',
              picture: 'organiser-fair',
              shows: 'The fair’s name and contact, as exhibitors read them.',
            },
            {
              text: 'In the second step, send yourself a trial and look in your inbox, also among the advertising. Reply once: the reply must arrive where you read the exhibitors’ questions.',
              picture: 'organiser-setup',
              shows: 'The steps of setting up; those that are done have a tick.',
            },
            {
              text: 'Press **Load base data**. Rebblatt brings along countries, wine regions, grape varieties, wine types, bottle sizes, awards, ships and decks. Untick what you do not need, and press **Load**.',
              picture: 'organiser-base-data',
              shows: 'The base data, with the number of what is added.',
            },
            {
              text: 'Bring **Stands**, **Page titles** and **Services** along as Excel lists: **From a list** first shows what happens, and writes when you press **Take over**; then you are back at the next step. If you prefer typing: with **And add another** the form stays open; ship, deck and fair stay chosen.',
            },
            {
              text: 'Add the first catalogue. Then bring the exhibitors along: the list has company, address, e-mail, language and, if you like, the catalogue. Rebblatt recognises a list that was brought to the wrong place, and reads it at the right one.',
              picture: 'organiser-list',
              shows: 'A list before it is taken over: what is new and what is missing.',
            },
            {
              text: 'Companies from a list have no password yet. Press **Invite those not invited yet**, or tick them and press **Invite**: each gets an e-mail in its language with the fair, the last day and a link that works for 30 days. The list shows who has opened the invitation and whose address is wrong.',
              picture: 'organiser-invite',
              shows: 'The exhibitors without a password, with the state of their invitation.',
            },
            {
              text: 'Those who register themselves wait for you: tick them, then **Activate**.',
            },
            {
              text: 'Orders that came on paper are taken by **From a list** among the requests; the jury’s list is among the **Awards**. You find both below the steps, too.',
            },
          ],
        },
        {
          note: 'Base data can be loaded again at any time. What you have already is not added twice, not even under another name: Blauburgunder is Pinot Noir.',
        },
        {
          text: 'The list stands first in the menu until all is done. None of the steps is compulsory; **Put the list away** removes it.',
        },
      ],
    },
    {
      id: 'reference',
      title: 'Reference data',
      blocks: [
        {
          text: 'Reference data are the lists from which you and the exhibitors choose. They are the same for all catalogues. Go through them before data collection begins: what is missing, nobody can choose.',
        },
        {
          facts: [
            ['Page titles', 'the headings of the pages'],
            ['Stands', 'without them, no request can be accepted'],
            ['Ships and decks', 'where the stands of the main fair are'],
            ['Countries and regions', 'the origin of the wines, and the index of regions'],
            ['Bottle sizes', 'a wine has a price for each of its sizes'],
            ['Wine types, wine categories, grape varieties', 'the details of every wine'],
            ['Services', 'what exhibitors can order with their request'],
          ],
        },
        {
          steps: [
            {
              text: 'Start with **Ships** and **Decks**. **Order** says when a visitor walking round comes past: the first ship is 1, the lowest deck is 1.',
            },
            {
              text: 'Then add the **Stands**. Choose the fair for each of them; at the main fair, a stand also has a ship and a deck.',
            },
            { text: 'Add a country first, then its regions.' },
            {
              text: 'Tick **Offer first** for the most common bottle sizes. They are then at the top of the choice.',
            },
          ],
        },
        {
          text: 'Under **Stands** you also see which exhibitor has which stand in the running catalogue. A click on the name leads to the request.',
        },
        {
          note: 'Anything in use cannot be deleted; Rebblatt tells you why. Be careful with countries: the regions of a country are deleted with it.',
        },
      ],
    },
    {
      id: 'catalog',
      title: 'A new catalogue',
      blocks: [
        {
          text: 'A catalogue belongs to a fair. Its start and end say when exhibitors can work on it; this period is called data collection.',
        },
        {
          steps: [
            {
              text: 'Choose **Catalogues** in the menu.',
              picture: 'organiser-catalogs',
              shows: 'The catalogues, the newest first. The running one is marked.',
            },
            {
              text: 'Choose **Add catalogue** and enter the name, start, end and fair. Two catalogues cannot run at the same time.',
            },
            {
              text: 'Under **Reminders** are the days before the end on which Rebblatt reminds exhibitors of what is open; it suggests 21, 7 and 2. Leave it empty for none.',
            },
            {
              text: 'Press **Save**. The catalogue already has two pages, the indexes of exhibitors and of regions. They fill themselves.',
            },
          ],
        },
        { heading: 'The design' },
        {
          text: 'Every catalogue can have a look of its own.',
        },
        {
          steps: [
            {
              text: 'Open the catalogue with the pencil and press **Design**. Beside the form are pages of the catalogue as they will be printed; they change with every choice.',
              picture: 'organiser-design',
              shows: 'The design, with pages of the catalogue beside it.',
            },
          ],
        },
        {
          list: [
            '**Accent colour** is that of headings, names and awards. Choose one that is offered, or your own in percent of cyan, magenta, yellow and black. What is too much ink for the paper, or too light for small type, is not accepted.',
            '**Sentence at the foot of wine pages** says what holds for the prices.',
            '**Under a wine’s name** stand its grape varieties, its region or both if you wish, behind the name on full pages. Wines without alcohol can be marked. What is printed is what held when the page was released.',
            'A **QR code on wine pages** leads to the page online. Pages that are too full have none; once saved, the released ones without are named.',
            '**Marks at the edge by page title** show on the closed catalogue where a title begins.',
            '**The fair’s mark** stands at the top of the registers’ pages. Upload it as a PDF: one page, drawn in CMYK, cut to the mark. It is checked at once, as a logo is. If it has errors, such as screen colours (RGB), nothing is stored, and what has to be mended is listed below. A new mark changes the pages of the registers in the next delivery.',
          ],
        },
        {
          text: 'The design applies to all pages, released ones too; their content stays. If one of them no longer fits on its sheet with what is new, nothing is saved and the page is named. A book that was generated before counts as outdated afterwards.',
        },
        { heading: 'On the first day' },
        {
          text: 'The catalogue becomes active by itself. **Requests** and **Catalogue pages** appear in the menu, and exhibitors can send their requests. From now on, the start can no longer be changed.',
        },
        { heading: 'On the last day' },
        {
          text: 'Exhibitors can work until midnight. Then the catalogue has ended. You can move the end at any time; see the chapter “The end of data collection”.',
        },
        {
          note: 'The fair of a catalogue can only be changed while it has no stands and no pages of exhibitors. It can only be deleted while it has neither exhibitors nor their pages.',
        },
      ],
    },
    {
      id: 'next-fair',
      title: 'The next catalogue',
      blocks: [
        {
          text: 'After one fair, the next one is made from it. Name and days are suggested, and you see beforehand what is taken over and how much of it there is. Nothing else comes along.',
        },
        {
          steps: [
            {
              text: 'Under **Catalogues**, open the last catalogue with the pen and press **Next catalogue**.',
            },
            {
              text: 'Check name, start and end. Clear the tick of what is not to come along: content pages, their files, the design.',
              picture: 'organiser-next',
              shows: 'The next catalogue with what is taken over.',
            },
            {
              text: 'Under **Orders of last time as proposals** all who took part are chosen. Unfold the list to leave some out.',
            },
            {
              text: 'Press **Create the catalogue**. You now see what is proposed to whom and what stands in its way, such as a stand that somebody else has by now.',
            },
          ],
        },
        { heading: 'What a proposal is' },
        {
          text: 'A proposal is no request and holds no stand. As soon as data collection runs, exhibitors see it under **Request** and order the same again with one click, or change something. Those who have no password yet read of it in the invitation.',
        },
        { heading: 'Accepting for the exhibitors' },
        {
          steps: [
            {
              text: 'Open the catalogue and choose **Look at the proposals**. This is possible before data collection begins.',
            },
            {
              text: 'Clear the tick of those who are to wait, and accept the others. Stands and pages are then assigned, and each exhibitor gets an e-mail.',
            },
            {
              text: 'What is not possible stays with the reason. Take it over as a request; under **Requests** you choose another stand or title.',
            },
          ],
        },
        {
          note: 'Those who have ordered by themselves meanwhile are shown as confirmed or ordered otherwise. Accepting twice does no harm, nor do two of you at once.',
        },
      ],
    },
    {
      id: 'exhibitors',
      title: 'Exhibitors',
      blocks: [
        {
          text: 'Exhibitors register themselves. You get an e-mail and check the account. A click on a row opens everything there is of the exhibitor, the pencil the form. The symbols tell you what they do when you point at them; what is needed less often is in the menu with the three dots.',
        },
        { heading: 'Several people of one company' },
        {
          text: 'The account of an exhibitor is that of the company. Further people sign in with their own address and act for the company. The exhibitor manages them in the profile, you in its entry under **People**. While the company is closed, none of them can sign in. For each person is ticked which emails to the company they get as well.',
        },
        { heading: 'Notes and following up' },
        {
          text: 'Below the form of an exhibitor, and likewise with everything it has for a catalogue, are the **Notes** of the organisers: who called, what will come by when. Only you see them, the exhibitor never does. A day at **Follow up on** puts the note on the start page from then until you press **Done**; in the list of exhibitors, the view **To follow up** shows all companies with a note that is due.',
        },
        { heading: 'Activating an account' },
        {
          steps: [
            {
              text: 'Choose **Exhibitors** in the menu, then the view **To activate**.',
              picture: 'organiser-exhibitors',
              shows: 'The exhibitors with their catalogues and the state of their account.',
            },
            { text: 'Open the entry with the pencil and check the details.' },
            {
              text: 'Tick **Account active** and save, or choose it from the menu with the three dots in the list. The exhibitor gets an e-mail and can sign in.',
            },
          ],
        },
        { heading: 'Adding an exhibitor yourself' },
        {
          text: 'Super administrators can do this with **Add exhibitor**. The exhibitor gets an e-mail without the password; pass that on yourself.',
        },
        { heading: 'Assigning exhibitors to a catalogue' },
        {
          steps: [
            { text: 'Tick the exhibitors in the list and press **Assign to a catalogue**.' },
            {
              text: 'Choose the catalogue and press **Assign**. Those assigned get the messages about this catalogue.',
            },
          ],
        },
        {
          text: 'You do not have to do this: once a request is accepted, its exhibitor belongs to the catalogue anyway.',
        },
        { heading: 'Working as an exhibitor' },
        {
          text: 'On the phone it helps to see what the exhibitor sees. The symbol with the arrow into the door signs you in on their behalf. What you change is recorded under your name. **Back to my account** takes you back to where you were.',
        },
        { heading: 'If somebody cannot sign in' },
        {
          list: [
            'Open the exhibitor with the pencil and, under “Access”, press **Send a link for a new password**. The link is valid for one hour.',
            'If it is urgent, enter a password under **New password** in the same form and give it to them on the phone. The exhibitor is signed out everywhere and gets an e-mail without the password.',
            '**Reset password** needs the current password and is for super administrators only.',
            '**Sign out everywhere** ends all sessions, for example after a phone has been lost. The password stays the same.',
          ],
        },
        {
          note: 'Close the account of an exhibitor who no longer takes part instead of deleting it: untick **Account active**. The data is kept. **Delete exhibitor** is for registrations made by mistake.',
        },
      ],
    },
    {
      id: 'requests',
      title: 'Deciding on requests',
      blocks: [
        {
          text: 'With a request, an exhibitor orders stands, pages and services. Accepting it gives them the stands, creates their pages and makes them part of the catalogue.',
        },
        {
          steps: [
            {
              text: 'Press **Decide** under **Catalogue pages** and choose the tab of the requests. What was sent first comes first.',
              picture: 'organiser-decide-request',
              shows: 'A request with the stands and pages proposed for it.',
            },
            {
              text: 'Read the order and the proposal below it: last year’s stands, or else free ones, and a stand and title for each page. Those who order several stands are proposed them **side by side**; where that is not possible, it says so. If the order has a **Preferred deck**, that comes first if there is enough room on it; if not, it says that, too. If another exhibitor has last year’s stand and could go back to their own of then, a button below does that; it asks first and says what changes.',
            },
            {
              text: 'If the proposal is right, press **Accept** or the A key. The exhibitor gets an e-mail, and the next request follows by itself.',
            },
            {
              text: 'If it is not, press **Adjust** or the E key. In the form you choose other stands and titles and change quantities and services. There, the A and R keys only choose; **Save** decides.',
            },
            {
              text: 'Pressed the wrong button? **Undo** in the message at the bottom takes the decision back, and the exhibitor never hears of it. The message stays for a few seconds only.',
            },
          ],
        },
        { heading: 'Rejecting' },
        {
          text: 'Press **Reject** or the R key and write the reason; the exhibitor reads it in the e-mail. You do not need stands or titles for this. You can still accept the request later.',
        },
        { heading: 'From the list' },
        {
          steps: [
            {
              text: '**Requests** lists them all, including those decided. Choose the view **Waiting for a decision**.',
              picture: 'organiser-requests',
              shows: 'The requests for the running catalogue in the order in which they came.',
            },
            {
              text: 'Open one with the pencil. Whatever the exhibitor has changed since you last looked is marked, with the previous value beside it.',
              picture: 'organiser-request',
              shows: 'A request with its order, stands, pages and decision.',
            },
            {
              text: 'Under **Assigned stands**, choose as many as were ordered, then a stand and title for each page. Stands that are taken are listed with their exhibitor and cannot be chosen.',
            },
            {
              text: 'At the bottom, choose **accept** or **reject**, tell the exhibitor what they should know and press **Save**. **Next to decide** leads to the next one.',
            },
          ],
        },
        { heading: 'Several at once' },
        {
          text: 'Tick several under **Requests** and press **Accept as proposed**. Rebblatt first shows how many can be accepted and why the others cannot; only the second press accepts.',
        },
        { heading: 'Orders on paper' },
        {
          text: 'What was ordered on paper or by telephone, bring along as a list: **Requests**, **From a list**. Each row names the company, its stands, the number of pages and, if you like, titles and services. They become requests that wait for your decision; their proposal already has the stands and titles of the list. A mail goes out only with your decision.',
        },
        { heading: 'Changes after acceptance' },
        {
          list: [
            'Other stands or titles: change them in the request and save again.',
            'More pages: raise the number. Missing pages are created.',
            'Fewer pages: the surplus ones stay until you delete them in the list of pages.',
            'A released page keeps its stand and title until the release is withdrawn.',
            'If you reject an accepted request, its stands become free and its pages are no longer printed. Rebblatt asks first. Nothing is deleted.',
          ],
        },
        {
          note: 'Once you have decided, the exhibitor can no longer change the request and has to ask you.',
        },
      ],
    },
    {
      id: 'logos',
      title: 'Approving logos',
      blocks: [
        {
          text: 'Every logo is checked by Rebblatt and then approved by you. Only then can it be put on a wine page, and without a logo no wine page can be released. So look in often.',
        },
        {
          steps: [
            {
              text: 'Choose **Logos** in the menu, then the view **To approve**.',
              picture: 'organiser-logos',
              shows: 'The logos with their check and approval.',
            },
            {
              text: 'Click on a logo. You see it large, with the report of the check. Is it the right company, and is it easy to read?',
            },
            {
              text: 'Press **Approve**, or write what has to be changed and press **Reject**.',
            },
          ],
        },
        {
          text: 'If many are waiting, **Decide one by one** puts one after the other before you: A approves, R rejects.',
        },
        { heading: 'A faulty logo' },
        {
          text: 'The exhibitor sees the report too and can upload a corrected file. If the logo is to be printed all the same, press **Print despite errors** in the report and give a reason. After that you can approve it.',
        },
        { heading: 'Uploading a logo for an exhibitor' },
        {
          text: `Choose **Upload logo**, then the exhibitor and the file: a picture, an SVG or a PDF. What is not ${figures.logo} yet becomes such a page by itself; **Size and background** changes it. Under **Check**, the usual choice is **With verification**. With **Use at once, only report faults**, even a logo with errors is printed; the report for the printer then names the page.`,
        },
        {
          note: 'With **Reject** you withdraw an approval, as long as no page uses the logo. The exhibitor of a rejected logo gets an e-mail with your words; rejected and faulty logos are also in the reminders.',
        },
      ],
    },
    {
      id: 'pages',
      title: 'Ordering and adding pages',
      blocks: [
        {
          text: '**Catalogue pages** lists all pages of the running catalogue in the order of the book. For the pages of another catalogue, use the symbol of the sheet under **Catalogues**.',
        },
        {
          steps: [
            {
              text: 'At the top is the **Sheet plan**, which a click on its name unfolds and folds again: one cell for each printed page, in groups of four; the colour shows its kind, the fill its status. Point at a cell to see the page in miniature, click to open it, or drag it to another place with the mouse.',
              picture: 'organiser-pages',
              shows: 'The sheet plan and, below it, the pages of the catalogue.',
            },
            {
              text: 'In the list, drag a row into place by its handle, or type the new number in the column **Position**. Everything in between moves along.',
            },
            {
              text: 'Dragging only works while the list is sorted by position. If it is not, the handle offers **Sort by position**.',
            },
          ],
        },
        { heading: 'Adding a page' },
        {
          text: 'Press **Add page** and choose the kind. This is only possible in the running catalogue.',
        },
        {
          facts: [
            ['Wine page', 'choose exhibitor, page title and stand; the exhibitor fills it'],
            ['Advertisement', 'choose exhibitor and page title; the exhibitor uploads the PDF file'],
            [
              'Content page',
              `your own PDF file of one or more pages, each 216 × 141 mm with bleed, ${figures.pdfMb} MB at most; it needs no release`,
            ],
            ['Wine tour', 'created at once from ships, decks and stands'],
            [
              'Grape, award, ship and wine type register',
              'created at once from the pages and their wines; one of each',
            ],
          ],
        },
        {
          text: 'You can choose from the exhibitors in the catalogue and the stands assigned to them. Files that you upload are checked, too; the report is beside the page.',
        },
        { heading: 'Four pages to a sheet' },
        {
          text: 'The book is printed in sheets of four pages. The sheet plan counts the pages as the book has them once everything has been accepted; the dashed cells at the end show what is missing from the last sheet. **Count pages** says how many there would be now.',
        },
        { heading: 'Leafing through the book' },
        {
          text: '**Leaf through**, beside the sheet plan, opens the whole book before it is generated: **Everything planned**, or only **What would be printed now**. Turn the pages with the arrow keys, go to a page number, or jump with **Next open page** to what still needs doing.',
        },
        {
          note: 'If **Page active** is not ticked, a page is kept but not printed. An accepted page cannot be deleted; withdraw the acceptance first.',
        },
      ],
    },
    {
      id: 'releases',
      title: 'Deciding on releases',
      blocks: [
        {
          text: 'When an exhibitor releases a page, you get an e-mail. From then on the page is locked until you have decided. Wine pages and advertisements are printed only once they have been accepted.',
        },
        { heading: 'One after the other' },
        {
          text: '**Decide** has everything that waits for you: pages, logos and requests, each in a tab with their number. The same keys work everywhere. Whatever has waited longest comes first.',
        },
        {
          steps: [
            {
              text: 'Choose **Catalogues** in the menu. The **Catalogue status** says how many pages are waiting and for how long; **Decide** leads to them. The same button is on **Catalogue pages** and **Print**.',
              picture: 'organiser-decide',
              shows: 'A released page, with the decision and the exhibitor beside it.',
            },
            {
              text: 'Read the page. It is shown large; beside it are the exhibitor and how to reach them, the stand, the title, and who released it when. For an advertisement, the report of its check is there, too.',
            },
            {
              text: 'If the page was released before, whatever is different now is framed on it. The number of places is given beside it, and a click on one enlarges it. The M key hides and shows the frames. **Changes** shows every detail, and **Before** the page as it was. **Print view** shows how it will print, with each of the four inks on its own. **100 %** and **200 %** show it at real and double size.',
            },
            {
              text: 'Press **Accept** or the A key. The next page follows by itself; the top says where you are in the queue.',
            },
            {
              text: 'To leave a page for later, move on with the arrows at the top, the J and K keys or the arrow keys.',
            },
            {
              text: 'Pressed the wrong button? Press **Undo** in the message at the bottom. The page is back, and the exhibitor never hears of it. The message stays for a few seconds only.',
            },
          ],
        },
        { heading: 'Rejecting' },
        {
          steps: [
            {
              text: 'Press **Reject** or the R key and write what has to be changed. The exhibitor reads exactly these words, in the e-mail and on the page.',
            },
            {
              text: 'Keep what you write often as **Text blocks**: a click, or Alt and the number beside it, inserts one. They are offered in the exhibitor’s language, with a list of their own for pages, logos and requests; with **Edit text blocks** you write, order and delete them.',
            },
            {
              text: 'A click on the page sets a **Remark** at that place, with a number and words of its own. The exhibitor sees it in the same place and ticks off what has been changed. **Add a remark** adds one without a place.',
            },
            {
              text: 'Press **Reject and continue** or Ctrl + Enter. **Cancel** leaves the page as it is.',
            },
          ],
        },
        {
          text: 'When the exhibitor releases the page again, your remarks are beside it, with those the exhibitor considers done.',
        },
        { heading: 'Several pages at once' },
        {
          text: 'Tick rows under **Catalogue pages**; hold Shift to tick all those in between. Above the list, you can then **Accept** them, **Reject** them with one remark for all, **Activate**, **Deactivate** or **Move** them, or download them **As PDF**. The view **Waiting for a decision** shows only the pages that wait. Whatever cannot be done is left as it was, and Rebblatt tells you why. **Undo** in the message takes any of these changes back.',
        },
        {
          note: 'The link in the e-mail leads to the page itself. You can decide there, too: choose under **Decision on the page** and save.',
        },
        { heading: 'Proposing a small correction' },
        {
          steps: [
            {
              text: 'You do not have to reject a released wine page because of a typing error: press **Propose a correction**, on the page or while deciding, where it is also the C key.',
            },
            {
              text: 'Change individual texts. Below, you see what changes: the old text struck through, the new one underlined. Press **Propose**.',
            },
            {
              text: 'The exhibitor accepts the correction or answers it. Until then the page stays released, and you can take the proposal back with **Withdraw the correction**.',
            },
            {
              text: 'Once the correction is accepted, the page is released again and waits for your decision. **Changes** shows exactly what you proposed.',
            },
          ],
        },
        {
          note: 'If you accept the page before that, it is printed as it was released. If a text is also on other pages, they are named: each prints what was released for it and is corrected on its own. If the exhibitor has changed something since the release, nothing can be proposed; reject the page instead.',
        },
        { heading: 'What was released earlier' },
        {
          text: 'Every release creates a proof: the page as it was at that moment. **Proofs**, with the page and while deciding, lists them with what became of each. You can look at any of them and compare any two.',
        },
        { heading: 'Changing a decision' },
        {
          steps: [
            {
              text: 'An accepted page: press **Withdraw acceptance**. It is released again, and you can decide anew.',
            },
            {
              text: 'A released page: press **Withdraw release**. It is a draft again, and the exhibitor can change it.',
            },
          ],
        },
        { text: 'The exhibitor gets an e-mail about either.' },
        { heading: 'Finishing a page for an exhibitor' },
        {
          text: 'You can open and change drafts yourself and release them with **Release page**, even after data collection has ended.',
        },
        { heading: 'An advertisement with errors' },
        {
          text: 'If the check finds an error, the advertisement cannot be released. The best remedy is a corrected file. If there is no time for that, open the advertisement, press **Print despite errors** below the report and give a **Reason**. It can then be released.',
        },
        {
          list: [
            'Your name and the reason appear with the report and in the manifest for the printer.',
            '**Withdraw the decision** works as long as the page has not been released. A new file cancels the decision by itself.',
            'If a file cannot be opened, is protected or has the wrong number of pages, there is nothing to print and nothing to decide.',
          ],
        },
      ],
    },
    {
      id: 'standing',
      title: 'Seeing where the catalogue stands',
      blocks: [
        {
          text: 'At the top of **Catalogues**, **Catalogue pages** and **Print** is the **Catalogue status**: how many pages are accepted, rejected or in progress, what waits for you, and how many pages would be printed now. Each number leads to exactly these entries.',
        },
        { heading: 'Each exhibitor' },
        {
          steps: [
            {
              text: 'Press **Exhibitors’ progress** beside it. One row says how each exhibitor is doing with request, stand, logo and pages.',
              picture: 'organiser-progress',
              shows: 'The exhibitors’ progress with its views.',
            },
            {
              text: 'Choose a view, for example **Logo not ready** or **Pages unfinished**. The button for reminding concerns the exhibitors you see.',
            },
            {
              text: 'Open an exhibitor. You see what each page lacks, when they last signed in, which e-mails they got and what they had last time. From here you sign in on their behalf, give them more time, or create missing pages as last time.',
            },
          ],
        },
        { heading: 'The lists of the fair' },
        {
          steps: [
            {
              text: 'Press **Lists** above the progress or at a catalogue. **Stands** says ship by ship and deck by deck who is where and what is free, **Services** who ordered what and how many, **Addresses** how to reach whom. Search and choose what you need.',
              picture: 'organiser-lists',
              shows: 'The stands, ship by ship and deck by deck.',
            },
            {
              text: '**Print** brings the list as you see it to paper: with title and date, each ship on a sheet of its own. **Download** turns it into a file for Excel.',
            },
            {
              text: '**Plan** shows the stands of a deck as cards. Drag an exhibitor to a free stand, or to another exhibitor, and the two exchange their stands. With the keyboard it works on the handle of the card with space and arrow keys, without dragging with **Change stand** in the menu of the card.',
              picture: 'organiser-plan',
              shows: 'The plan of a ship with free and taken stands.',
            },
            {
              text: 'Before anything happens you read who goes where, whose pages will print the new stand, and whether the book will be outdated. Both exhibitors get an e-mail. Whoever has a released page at this stand keeps it until the release is lifted.',
            },
          ],
        },
        { heading: 'Taking lists with you' },
        {
          text: '**Download** above a list turns it into a file for Excel or a CSV file: filtered and sorted as you see it, with the columns you choose. The file of the **Requests** has a second sheet that adds up what was ordered and accepted.',
        },
      ],
    },
    {
      id: 'messages',
      title: 'Messages and reminders',
      blocks: [
        {
          text: 'Both start from **Exhibitors** in the menu. You can write at any time; you can remind while a catalogue is running or somebody has a later deadline.',
        },
        { heading: 'Writing to everybody' },
        {
          steps: [
            { text: 'Press **Send e-mail**.' },
            {
              text: 'Write the subject and the message, with greeting and closing. Rebblatt does not translate your text. Where recipients read French or English, you can write words of their own for them; without these they get the first ones.',
            },
            {
              text: 'Check who gets it. You can untick individual recipients, all of them with **Nobody**, and tick all again with **All**.',
            },
            {
              text: 'Buttons below the message insert what differs from one to the next: company, contact person, stand and the days to the end. It stands in braces, for example {company}.',
            },
            { text: 'Read in the preview what the recipient will read.' },
            {
              text: 'Press the button with the number of recipients and confirm. Replies come to you.',
            },
          ],
        },
        {
          text: 'Recipients are the exhibitors in the running catalogue whose account is active. To write to certain exhibitors, filter the list, tick those you mean and press **Write an e-mail**. This works for a catalogue that is over or has not begun, too.',
        },
        {
          text: 'What you write every year you keep under a name with **Kept texts**. If e-mails come back to you later, bring them in under **E-mails sent**; the exhibitors’ sheets then say that their addresses cannot be reached.',
        },
        { heading: 'Reminding of what is open' },
        {
          steps: [
            { text: 'Press **Remind**. The list shows what is open for each exhibitor.' },
            {
              text: 'Choose a subject under “What to remind them of”, or tick and untick individual lines.',
            },
            {
              text: 'Press the button with the number of exhibitors and confirm. Each of them gets one e-mail with exactly what is ticked, and links to it.',
            },
          ],
        },
        {
          facts: [
            ['No request', 'exhibitors who belong to the catalogue, took part last time or are new'],
            ['Page not released', 'wine pages and advertisements in draft'],
            ['Page rejected', 'with your comment'],
            ['No usable logo', 'rejected or faulty, and no other one is approved'],
          ],
        },
        { heading: 'Automatically' },
        {
          text: 'On the days given under **Reminders** in the catalogue, from eight in the morning, Rebblatt writes to everybody who still has something open. If Rebblatt was not running on one of them, that day is not made up for.',
        },
        {
          note: 'Exhibitors already reminded of the same thing within a day are not ticked. If you tick them all the same, Rebblatt points it out.',
        },
      ],
    },
    {
      id: 'mails',
      title: 'E-mails sent',
      blocks: [
        {
          text: 'Every e-mail from Rebblatt is listed: who it was for, what about, and whether it has been sent.',
        },
        {
          steps: [
            {
              text: 'Choose **E-mails sent** in the menu. The letter in a row opens the text.',
              picture: 'organiser-mail',
              shows: 'The e-mails sent, with their reason and status.',
            },
            { text: 'The view **Failed** shows what could not be sent, and why.' },
            {
              text: 'Most often the address is misspelt. Correct it in the exhibitor’s details, press the symbol with the round arrow in the row, then **Send again**. The e-mail goes to the new address.',
            },
          ],
        },
        { heading: 'E-mails that come back later' },
        {
          text: 'Many mail servers accept an e-mail and refuse it only afterwards. The notice then goes to the mailbox that Rebblatt writes from, and Rebblatt knows nothing of it until you bring it in.',
        },
        {
          steps: [
            {
              text: 'Save the notices in your mail program as files that end in .eml. Outlook saves .msg, which only Outlook reads: use Outlook on the web, or copy the text.',
            },
            {
              text: 'Under **E-mails sent** press **Returned e-mails …**, choose the files or paste the text, and press **Read**.',
            },
            {
              text: 'Look at what was found: the address, the company, the e-mail and the words of the mail server. Delays and the replies of people who are away are listed too, but have not failed.',
            },
            {
              text: 'Press **Take over**. The e-mails are marked as failed, and the exhibitors show that their addresses are not reached. Taking over the same twice does no harm.',
            },
          ],
        },
        { heading: 'If the mail server is down' },
        {
          text: 'Nothing is lost. The e-mails are under **Waiting**, with the server’s last answer. Rebblatt keeps trying for three days, at least once an hour. Everything else works as usual in the meantime.',
        },
        {
          note: 'E-mails with a link for a new password can be read only by those who received them. Once the link has expired they cannot be sent again; send a new link instead.',
        },
      ],
    },
    {
      id: 'end',
      title: 'The end of data collection',
      blocks: [
        {
          text: 'The number of days left is shown at the top of the screen, to you and to the exhibitors. On the last day, everybody can work until midnight.',
        },
        { heading: 'Before the end' },
        {
          list: [
            'Decide on all requests. The menu entry disappears with the end.',
            'Remind exhibitors of what is open while the catalogue is running.',
            'Add the pages that are still missing.',
          ],
        },
        { heading: 'After the end' },
        {
          text: 'Exhibitors can no longer change or release anything, but they still see their pages. You can go on changing, ordering, accepting, rejecting, deleting and printing pages. You find them under **Catalogues**, with the symbol of the sheet.',
        },
        { heading: 'Extending data collection' },
        {
          steps: [
            {
              text: 'Open the catalogue with the pencil, set **End** to a later day and save.',
              picture: 'organiser-end',
              shows: 'The catalogue with its last day.',
            },
          ],
        },
        {
          text: 'Unless another catalogue is running by now, everybody can continue at once. This is also how you add a page that was forgotten.',
        },
        { heading: 'Giving one exhibitor more time' },
        {
          steps: [
            {
              text: 'Under **Catalogues**, open **Exhibitors’ progress** and then the exhibitor.',
              picture: 'organiser-later',
              shows: 'An exhibitor in the catalogue, with a deadline of their own.',
            },
            {
              text: 'Set **Later deadline** to a day after the end and save. The exhibitor gets an e-mail and sees this day everywhere. If you take it back immediately, they never hear of it.',
            },
            { text: '**Back to everyone’s deadline** withdraws the extension.' },
          ],
        },
        {
          text: 'Until midnight of that day, the exhibitor can do everything that was possible before the end, even if the next catalogue is already running. Reminders come before their own end. You can still remind by hand, but only those who have time left; you can write to everybody. The view **Later deadline** in the progress shows who they are; before generating, Rebblatt tells you how many.',
        },
        { heading: 'Ending early' },
        {
          text: 'Set **End** to a day that has passed. Rebblatt asks you to confirm; **End data collection** ends it at once. If the end is today, the catalogue runs until midnight.',
        },
      ],
    },
    {
      id: 'book',
      title: 'Generating the book',
      blocks: [
        {
          text: 'Rebblatt sets all active pages as one PDF for the printer. You can generate it as often as you like; every book stays in the list.',
        },
        { heading: 'Once, before the first book' },
        {
          text: 'Ask the printer for the printing condition. Unless told otherwise, Rebblatt prepares the book for FOGRA39. If the printer wants another one, a super administrator uploads the **Printer’s profile** under **Print settings**. The values by which files are checked are there, too. Both apply to books and files from then on.',
        },
        { heading: 'Counting' },
        {
          steps: [
            {
              text: 'Choose **Print** in the menu and press **Count pages**. Rebblatt sets the whole book and counts.',
            },
            {
              text: 'The number of printed pages must be divisible by four. If it is not, you are told how many are missing. Add content pages or take some out.',
            },
          ],
        },
        { heading: 'Generating' },
        {
          steps: [
            {
              text: 'Press **Generate catalogue**. Before anything happens, you see which pages are left out and why, each reason with a link to exactly these pages, and whether the cover is there.',
              picture: 'organiser-generate',
              shows: 'Before generating: how many pages are printed and which are not.',
            },
            {
              text: 'If everything is in order, press **Generate catalogue** again. You can carry on working in the meantime.',
            },
            {
              text: 'The finished book is at the top and has a number. Press **Download PDF** and look through it.',
              picture: 'organiser-books',
              shows: 'The print desk with the finished book and the cover.',
            },
          ],
        },
        { heading: 'Why a page is left out' },
        {
          facts: [
            ['will not be printed', '**Page active** is not ticked'],
            ['in progress', 'the exhibitor has not released the page yet'],
            ['waiting for a decision', 'you have not decided yet'],
            ['rejected', 'the exhibitor has not released the page again'],
            ['PDF is missing', 'nothing has been uploaded yet'],
            ['PDF is being checked', 'wait a moment'],
            ['PDF with errors', 'it needs a corrected file or your decision'],
          ],
        },
        { heading: 'The cover' },
        {
          text: 'The cover is a file of its own and goes to the printer with the book. You upload it under **Print**, in the section **Cover**: four single pages, or two spreads with the spine in the middle.',
        },
        {
          list: [
            'Rebblatt checks it like an advertisement and says in words whether it can be printed as it is. A cover with errors is kept, too; the printer is told how many there are.',
            'Beside the spine of the file is the expected one, worked out from the number of pages and the thickness of the paper. The thickness is under **Print settings**; ask the printer for it.',
            'If you replace the cover, the new one also applies to links you have already sent. The printer sees there that it is newer.',
          ],
        },
        { heading: 'What is beside the book' },
        {
          list: [
            'The number of printed pages, and how many are missing from a full sheet.',
            'Whether the book is complete or a draft, and whether it is outdated because something has changed since. Then Rebblatt asks before you hand it over.',
            'The pages that do not conform to the print standard PDF/X-4, mostly files that you allowed despite errors.',
            '**Changes**: what is new, changed, moved or removed since the last book that the printer has.',
            'The manifest, behind the last symbol in the row: a list of all pages and checks for the printer.',
          ],
        },
      ],
    },
    {
      id: 'printing',
      title: 'The link for the printer',
      blocks: [
        {
          text: 'The printer needs no account, only a link to a page with everything they need: your note, the number of pages, the format and colour, the result of the check, the PDF, the manifest and the changes.',
        },
        {
          steps: [
            { text: 'Press **Link for the printer** beside the book.' },
            {
              text: 'Enter the **Printer’s e-mail**, write a **Cover note for the printer**, for example about the schedule, and press **Send link**.',
            },
            {
              text: 'Or press **Create link**, then **Copy**, and send the address yourself. It is shown only this once. If it is lost, create a new link.',
              picture: 'print-office',
              shows: 'What the printer sees with the link.',
            },
          ],
        },
        {
          text: 'The link is valid for 14 days unless you choose otherwise. In the same place you later see when it was last used, and **Edit the cover note** lets you change the note.',
        },
        { heading: 'What the printer answers' },
        {
          text: 'On the page of the link the printer reports that the data have arrived or that the book can be printed as it is, or writes a remark on a page and shows the place. You get a mail; everything stands under **Print** beside the book, behind the button with the number of answers. Tick off what is **Done**: the printer reads it with the next book. The printer can also send a proof or the imposed sheets as a PDF; you download the file in the same place.',
        },
        { heading: 'If something changes after that' },
        {
          steps: [
            {
              text: 'Correct the page and generate a new book. To exchange the file of an advertisement, use **Replace PDF** on its page, even if it has been accepted; it stays accepted, and the exhibitor gets an e-mail.',
            },
            {
              text: 'Create a new link for the new book. The printer sees there which pages have to be replaced, and can download only these.',
            },
            {
              text: 'On the old book, press the button that now shows the number of links, then **Revoke**. That way nobody prints the wrong book.',
            },
          ],
        },
        { note: 'A revoked link cannot be restored.' },
      ],
    },
    {
      id: 'visitors',
      title: 'The online catalogue for visitors',
      blocks: [
        {
          text: 'The same accepted pages of which the book is made become a catalogue for the visitors’ phones: with a search, a tasting list, and also without a connection. Visitors need no account, and nobody counts them. Public is only what stands on an accepted, active wine page; e-mail addresses, and wines that an exhibitor does not want to show, are never part of it.',
        },
        {
          steps: [
            {
              text: 'Open **Online catalogue** in the menu. Under **What the next edition changes** you see what is added, what goes and what is different.',
              picture: 'organiser-online',
              shows: 'What visitors see, the address and the publishing.',
            },
            { text: 'With **Preview of the next edition**, look at what visitors will see.' },
            {
              text: 'Press **Publish now**. Until the new edition is finished, visitors see the one before.',
            },
            {
              text: 'Take the address and the QR code for posters and invitations from **Address for visitors**.',
            },
          ],
        },
        { heading: 'What else you can set' },
        {
          text: 'A day at **Public from** and **Public until** limits when visitors see the catalogue. With **Publish automatically when a page is accepted**, a new edition appears ten minutes after an acceptance.',
        },
        {
          text: 'The last five editions are kept: **Show** brings an earlier one back. **Withdraw** takes everything away at once; visitors then read only a sentence.',
        },
        {
          note: 'The name in the address can only be changed until the first edition: after that it is on paper.',
        },
      ],
    },
    {
      id: 'help',
      title: 'Backup and help',
      blocks: [
        { heading: 'Backup' },
        {
          text: 'Backups are made by the person who runs Rebblatt for you; there is no button for them on the screen. A backup contains all data and all files, and Rebblatt keeps running meanwhile. Ask for one when data collection ends and before each new version. Have one restored as a trial from time to time, too.',
        },
        { heading: 'Finding out who did what' },
        {
          steps: [
            {
              text: '**History** in the menu says in plain sentences who changed what, and when. It is also below each exhibitor, request, page, wine and catalogue, for that entry only. **Bring back** restores deleted wines, logos and pages, and earlier states of wines and wine pages.',
              picture: 'organiser-history',
              shows: 'The history with all changes.',
            },
          ],
        },
        { heading: 'Finding something quickly' },
        {
          text: 'Press **Search** at the top and type a word: the name of an exhibitor, a wine, a menu entry or the position of a page.',
        },
        { heading: 'If something does not work' },
        {
          facts: [
            [
              '“Somebody else has saved in the meantime”',
              'You see both versions side by side and choose which one counts.',
            ],
            [
              'Your session has expired',
              'Sign in again in the same browser. What you had typed will still be there.',
            ],
            ['“Maintenance”', 'Wait a little and press **Try again**. Saved data is safe.'],
            [
              'The server cannot be reached',
              'Check your connection. If it stays like this, call the person who runs Rebblatt for you.',
            ],
          ],
        },
        {
          note: 'When you report a problem, give the screen, the time and the exact words of the message.',
        },
      ],
    },
  ],
};
