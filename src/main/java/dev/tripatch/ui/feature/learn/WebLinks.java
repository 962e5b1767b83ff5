package dev.tripatch.ui.feature.learn;

import dev.tripatch.ui.window.file.WindowContext;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;

/** What links to the web do: they open in the browser, and are copied where there is none. */
public record WebLinks(WindowContext window) {

  /** A lesson of somebody else's must not open files or programs. */
  private static final Set<String> SCHEMES = Set.of("http", "https");

  /** Opens an address of the web; any other is copied. */
  void open(String address) {
    page(address)
        .ifPresentOrElse(
            page -> open(address, page),
            () -> copy(address, LearnWording.COPIED.text("address", address)));
  }

  private static Optional<URI> page(String address) {
    try {
      URI page = new URI(address);
      return Optional.of(page).filter(each -> SCHEMES.contains(each.getScheme()));
    } catch (URISyntaxException unusual) {
      return Optional.empty();
    }
  }

  private void open(String address, URI page) {
    window.say(LearnWording.OPENED.text("address", address));
    window
        .services()
        .browser()
        .show(page)
        .thenAcceptAsync(
            isShown -> {
              if (!isShown) {
                copy(address, LearnWording.NO_BROWSER.text("address", address));
              }
            },
            window.foreground());
  }

  private void copy(String address, String words) {
    Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, address));
    window.say(words);
  }
}
