package dev.tripatch.show.paint;

import java.util.Locale;

/**
 * The palette: every colour of window, HTML report and terminal is chosen here. The window's style
 * sheets {@code light.css} and {@code dark.css} name the same ones, and a test compares them.
 */
public enum Hue {
  EDITOR_BG("#ffffff", "#0d1117"),
  EDITOR_FG("#1f2328", "#e6edf3"),
  HEADER_BG("#f6f8fa", "#161b22"),
  LINE_NUMBER("#5f6770", "#8b949e"),
  NOTE("#57606a", "#9aa4af"),
  SCROLL_THUMB("#7d8590", "#6e7681"),
  DIVIDER("#d0d7de", "#30363d"),
  SELECTED_BG("#eaf2fc", "#0f2239"),
  SELECTED_EDGE("#0969da", "#58a6ff"),
  TEXT_SELECTION("#b6d7ff", "#264f78"),
  MATCH("#fff1a8", "#3d3100"),
  CURRENT_MATCH("#ffc861", "#7a5200"),
  SYNTAX_KEY("#0550ae", "#79c0ff"),
  SYNTAX_DIRECTIVE("#a3156a", "#ff7ac6"),
  SYNTAX_STRING("#0a3069", "#b6dcff"),
  SYNTAX_COMMENT("#59636e", "#9aa4af"),
  ADDED_TINT("#dafbe1", "#12301c"),
  ADDED_INK("#116329", "#56d364", "32"),
  CHANGED_TINT("#ddf4ff", "#10243d"),
  CHANGED_INK("#0550ae", "#79c0ff", "34"),
  DELETED_TINT("#ffebe9", "#3a1519"),
  DELETED_INK("#a40e26", "#ff7b72", "31"),
  REORDERED_TINT("#eee5ff", "#271e45"),
  REORDERED_INK("#6639ba", "#b899f8", "35"),
  CLEARED_TINT("#fff1d6", "#382409"),
  CLEARED_HATCH("#fde5b8", "#452d0b"),
  CLEARED_INK("#8a4600", "#f0a33a", "33"),
  CONFLICT_TINT("#ffe3f3", "#3b1230"),
  CONFLICT_INK("#a3156a", "#ff7ac6", "1;35"),
  HAZARD_INK("#9a6700", "#e3b341"),
  LEFT_OUT_TINT("#e8ebef", "#262c34"),
  LEFT_OUT_INK("#4b535c", "#aab4bf", "2"),
  KEPT_INK("#57606a", "#9aa4af", "2"),
  UNEXPLAINED_TINT("#fff8c5", "#382f09"),
  UNEXPLAINED_INK("#7d4e00", "#f2cc60", "7"),
  READ_TINT("#eff4fb", "#101d30"),
  READ_INK("#0a53b0", "#79b8ff"),
  WRITTEN_TINT("#b3ebe7", "#0b4a4c"),
  WRITTEN_INK("#055b5f", "#5fe0dc"),
  ERROR_INK("#c01626", "#ff8b82"),
  WARNING_INK("#7d4e00", "#f2cc60"),
  ERROR_BG("#ffebe9", "#3a1519"),
  WARNING_BG("#fff8c5", "#382f09");

  private final String light;
  private final String dark;
  private final String terminal;

  Hue(String light, String dark) {
    this(light, dark, "");
  }

  Hue(String light, String dark, String terminal) {
    this.light = light;
    this.dark = dark;
    this.terminal = terminal;
  }

  /** The colour in which glyph and text of an outcome are written. */
  public static Hue ink(Mark mark) {
    return switch (mark) {
      case ADDED -> ADDED_INK;
      case CHANGED -> CHANGED_INK;
      case DELETED -> DELETED_INK;
      case REORDERED -> REORDERED_INK;
      case CLEARED -> CLEARED_INK;
      case CONFLICT -> CONFLICT_INK;
      case LEFT_OUT -> LEFT_OUT_INK;
      case KEPT, IDLE -> KEPT_INK;
      case LOST, UNEXPLAINED, UNKNOWN -> UNEXPLAINED_INK;
      case READ -> READ_INK;
      case WRITTEN -> WRITTEN_INK;
      case OURS -> CHANGED_INK;
      case THEIRS -> CLEARED_INK;
      case BOTH -> KEPT_INK;
    };
  }

  /** The name in style sheets, without what they put before it. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** On a light ground, as {@code #rrggbb}. */
  public String light() {
    return light;
  }

  /** On a dark ground, as {@code #rrggbb}. */
  public String dark() {
    return dark;
  }

  /**
   * The numbers of a terminal's escape sequence, for the inks of outcomes: one of its own colours,
   * which suit its ground; empty for others.
   */
  public String terminal() {
    return terminal;
  }
}
