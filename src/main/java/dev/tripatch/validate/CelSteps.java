package dev.tripatch.validate;

import java.util.concurrent.CancellationException;

/** How many steps all rules of an object may take; a server has such a budget, too. */
public final class CelSteps {
  private static final int LETTERS = 16;

  private long left = 3_000_000;

  void take(int steps) {
    left -= steps;
    if (left < 0) {
      throw new CancellationException();
    }
  }

  /** Long values take more. */
  CelValue look(CelValue value) {
    int more = value instanceof CelValue.Text(String text) ? text.length() / LETTERS : 0;
    take(1 + (value instanceof CelValue.Listed list ? list.items().size() : more));
    return value;
  }
}
