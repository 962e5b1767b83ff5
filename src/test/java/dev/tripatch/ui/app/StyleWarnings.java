package dev.tripatch.ui.app;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** What JavaFX says of style sheets: a colour that it does not find is not drawn. */
final class StyleWarnings extends Handler {

  /** Held on to, because a logger that nobody holds is forgotten with its handlers. */
  private static final Logger STYLES = Logger.getLogger("javafx.css");

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
    said.add(warning.getMessage());
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
