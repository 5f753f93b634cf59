/** The program for which the server runs, as its operators know it. */
export interface Application {
  /** Name of its role, its database and its folders; lower-case letters only. */
  name: string;
  /** Its name in sentences. */
  title: string;
  /** ICU locale by which its databases sort, for example `de-CH`; fixed when the cluster is made. */
  locale: string;
  /** The name of the setting with which the operator moves the data elsewhere. */
  dataSetting: string;
  /** The name of the setting with which the operator uses an external PostgreSQL instead. */
  urlSetting: string;
}
