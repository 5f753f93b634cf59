/** The program that the server runs for, in the words of its operators. */
export interface Application {
  /** Name of its role, its database and its folders; lower-case letters only. */
  name: string;
  /** What it is called in a sentence. */
  title: string;
  /** ICU locale by which its databases sort, for example `de-CH`; fixed when the cluster is made. */
  locale: string;
  /** What the operator sets to move the data elsewhere. */
  dataSetting: string;
  /** What the operator sets to use an external PostgreSQL instead. */
  urlSetting: string;
}
