package dev.tripatch.ui.settings;

/** What people are used to on their system's keyboard. */
public enum Keyboard {
  /** Option and a key types a special character; Command is the key of actions. */
  MAC,
  /** Alt and a letter opens a menu; Control is the key of actions. */
  OTHER;

  /** The keyboard of this computer. */
  public static Keyboard here() {
    return of(System.getProperty("os.name", ""));
  }

  /** The keyboard of a system that Java calls by this name. */
  static Keyboard of(String system) {
    return system.startsWith("Mac") ? MAC : OTHER;
  }
}
