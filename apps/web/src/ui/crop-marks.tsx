import styles from './crop-marks.module.css';

/** The printer's marks at the four corners of the positioned element around it; an ornament, unseen by readers. */
export function CropMarks() {
  return (
    <span className={styles.marks} aria-hidden>
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}
