-- The order of names for people, DIN 5007-2: ä as ae, word by word, numbers by their value; signs do not count, a hyphen
-- or a slash parts words. The function `compareNames` of the contracts has the same order.
CREATE COLLATION by_name (provider = icu, locale = 'de-u-co-phonebk', rules = $rules$
  [numericOrdering on]
  &[last tertiary ignorable]='!'='"'='#'='$'='%'='&'='('=')'='*'='+'=','='.'=':'=';'='<'='='='>'='?'='@'='['=']'='^'='_'='`'='{'='|'='}'='~'='´'='¨'='¡'='¢'='£'='¤'='¥'='¦'='§'='©'='«'='¬'='®'='°'='±'='¶'='·'='»'='¿'='×'='÷'='‘'='’'='‚'='‛'='“'='”'='„'='‟'='†'='‡'='•'='…'='‰'='′'='″'='‹'='›'='€'='™'='♥'='★'='‒'='–'='—'='―'='−'=''='\\'
  &' '='-'='‐'='‑'='/'=' & '=' + '=' – '=' — '=' - '=' / '=' · '=' | '=' , '=' * '=' × '=', '='. '=': '
  &th<<<þ<<<Þ &d<<ð<<<Ð
$rules$);

-- A column that a trigger names cannot change its type: the triggers go meanwhile.
DO $$
DECLARE
  one record;
  triggers text[] := '{}';
  definition text;
BEGIN
  FOR one IN
    SELECT t.tgname, t.tgrelid::regclass AS tab, pg_get_triggerdef(t.oid) AS definition FROM pg_trigger t
    WHERE NOT t.tgisinternal AND t.tgconstraint = 0 AND t.tgrelid IN (
      SELECT a.attrelid FROM pg_attribute a JOIN pg_collation c ON c.oid = a.attcollation
      WHERE c.collname IN ('de-CH-x-icu', 'de-CH-numeric'))
  LOOP
    triggers := triggers || one.definition;
    EXECUTE format('DROP TRIGGER %I ON %s', one.tgname, one.tab);
  END LOOP;
  FOR one IN
    SELECT a.attrelid::regclass AS tab, string_agg(format('ALTER COLUMN %I TYPE text COLLATE by_name', a.attname), ', ') AS columns
    FROM pg_attribute a JOIN pg_collation c ON c.oid = a.attcollation JOIN pg_class k ON k.oid = a.attrelid
    WHERE c.collname IN ('de-CH-x-icu', 'de-CH-numeric') AND k.relkind = 'r' AND NOT a.attisdropped
    GROUP BY a.attrelid
  LOOP
    EXECUTE format('ALTER TABLE %s %s', one.tab, one.columns);
  END LOOP;
  FOREACH definition IN ARRAY triggers LOOP
    EXECUTE definition;
  END LOOP;
END $$;

DROP COLLATION "de-CH-numeric";
