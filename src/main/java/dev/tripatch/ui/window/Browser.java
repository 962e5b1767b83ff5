package dev.tripatch.ui.window;

import java.net.URI;
import java.util.concurrent.CompletionStage;

/** Shows pages of the web outside the program. */
@FunctionalInterface
public interface Browser {

  /**
   * Shows a page.
   *
   * @return whether there is a browser that does so, once that is known; on any thread
   */
  CompletionStage<Boolean> show(URI address);
}
