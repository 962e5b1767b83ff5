package dev.tripatch.ui.app;

/** There can be no window; the message says why. */
public final class WindowException extends Exception {

  private static final long serialVersionUID = 1;

  WindowException(String message, Throwable cause) {
    super(message, cause);
  }
}
