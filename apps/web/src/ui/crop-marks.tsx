import styles from './crop-marks.module.css';

/**
 * Crop marks at the four corners of the positioned element around it; decorative, hidden from screen readers.
 */
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
