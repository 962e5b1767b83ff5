package dev.tripatch.ui.window;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.ListView;

/** Asks for one of some things, which are found by letters. */
public final class ListDialog<T> extends FilteredDialog<T> {

  /**
   * A dialog.
   *
   * @param name what the things are called, for style sheets and tests
   * @param prompt what can be typed
   * @param matching the things that match what is typed
   * @param look says how each looks
   */
  public ListDialog(
      String name, String prompt, Function<String, List<T>> matching, Consumer<ListView<T>> look) {
    super(name, prompt, matching);
    look.accept(list());
  }
}
