/** First names and surnames that are common in the UK, in no relation to anybody. */
export const FORENAMES =
  'Danielle Tomasz Siobhan Eilidh Colin Joan Ravi Mei Owen Ben Nadia Callum Aisha Gareth Marcus Priya Leon Kim Ian Tia Sam Megan Rhys Fatima Angus Niamh Jakub Zofia Olu Grace Harpreet Yusuf Ewan Carys Declan Roisin Imran Chloe Darren Kelly Lorraine Trevor Mohammed Sandra Kofi Blessing Piotr Agnieszka Hamish Morag Dylan Sian Patrick Oonagh Wei Linh Stacey Dean Maureen Ahmed'.split(
    ' ',
  );
export const SURNAMES =
  'Okafor Nowak Kelly Munro Ashworth Whitlow Sandhu Tran Rees Achebe Rahimi Frew Rahman Pugh Bell Nair Wright Hughes Smith Jones Taylor Brown Williams Wilson Johnson Davies Robinson Thompson Evans Walker White Roberts Green Hall Wood Jackson Clarke Khan Patel Ali Lewis Morgan Murphy Campbell Stewart MacDonald Reid Byrne Doherty Quinn Boyle Hussain Begum Singh Kaur Mensah Adeyemi Kowalski Novak Lee Chen Nguyen Baker Carter Mitchell Parker Turner Cooper Ward Cox Bailey Ellis Shaw Foster Mills Holt Pearce Lowe Barker Dobson Fenwick Armstrong Nixon Tait Laidlaw Galbraith Urquhart Gwilym Prosser Beynon McAllister Toner'.split(
    ' ',
  );
