package dev.tripatch.ui.app;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.regex.Pattern;

/** What JavaFX says of style sheets: a colour that it does not find is not drawn. */
final class StyleWarnings extends Handler {

  /** Held on to, because a logger that nobody holds is forgotten with its handlers. */
  private static final Logger STYLES = Logger.getLogger("javafx.css");

  /**
   * Signs beside lines are sometimes styled before their pane is in the window; why is not known.
   */
  private static final Pattern SIGNS = Pattern.compile("\\.(mark-glyph|hazard-sign|fold-arrow)\\b");

  private final List<String> said = new CopyOnWriteArrayList<>();

  /** Listens from now on. */
  static StyleWarnings listen() {
    StyleWarnings heard = new StyleWarnings();
    STYLES.addHandler(heard);
    return heard;
  }

  /** Listens no longer; what was said. */
  List<String> end() {
    STYLES.removeHandler(this);
    return said;
  }

  @Override
  public void publish(LogRecord warning) {
    if (!SIGNS.matcher(warning.getMessage()).find()) {
      said.add(warning.getMessage());
    }
  }

  @Override
  public void flush() {
    // Nothing is written.
  }

  @Override
  public void close() {
    // Nothing is open.
  }
}
