package dev.tripatch.ui.window.action;

import dev.tripatch.ui.settings.Keyboard;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;

/**
 * The keys of an action at a first start.
 *
 * @param keys those of the menus
 * @param macKeys the same on a Mac
 * @param says what the list of keys says that they do
 * @param areOfTexts whether texts know these keys themselves, so that nobody can change them
 * @param comeFirst whether they are looked at before the control that has the keyboard sees them
 * @param second keys besides, which nobody can change
 * @param macSecond the same on a Mac
 * @param letters in a table, where letters type nothing, one of these is enough
 */
public record ActionKeys(
    KeyCombination keys,
    KeyCombination macKeys,
    String says,
    boolean areOfTexts,
    boolean comeFirst,
    List<KeyCombination> second,
    List<KeyCombination> macSecond,
    Set<KeyCode> letters) {

  /** Keys that are the same on each keyboard. */
  public static ActionKeys of(String keys, String says) {
    return of(keys, keys, says);
  }

  /** Keys that are others on a Mac, where those of other systems type characters. */
  public static ActionKeys of(String keys, String macKeys, String says) {
    return new ActionKeys(
        KeyCombination.valueOf(keys),
        KeyCombination.valueOf(macKeys),
        says,
        false,
        false,
        List.of(),
        List.of(),
        Set.of());
  }

  /** The same, known to texts themselves. */
  public ActionKeys ofTexts() {
    return new ActionKeys(keys, macKeys, says, true, comeFirst, second, macSecond, letters);
  }

  /** The same, before any control. */
  public ActionKeys first() {
    return new ActionKeys(keys, macKeys, says, areOfTexts, true, second, macSecond, letters);
  }

  /** The same with keys besides. */
  public ActionKeys also(String... names) {
    List<KeyCombination> more = Arrays.stream(names).map(KeyCombination::valueOf).toList();
    return also(more, more);
  }

  /** The same with keys besides, others on a Mac. */
  public ActionKeys alsoOr(String name, String macName) {
    return also(List.of(KeyCombination.valueOf(name)), List.of(KeyCombination.valueOf(macName)));
  }

  private ActionKeys also(List<KeyCombination> more, List<KeyCombination> macMore) {
    return new ActionKeys(
        keys,
        macKeys,
        says,
        areOfTexts,
        comeFirst,
        both(second, more),
        both(macSecond, macMore),
        letters);
  }

  private static List<KeyCombination> both(List<KeyCombination> some, List<KeyCombination> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }

  /** The same with letters in tables. */
  public ActionKeys inTables(KeyCode... codes) {
    return new ActionKeys(
        keys, macKeys, says, areOfTexts, comeFirst, second, macSecond, Set.of(codes));
  }

  /** The keys of the menus. */
  public KeyCombination on(Keyboard keyboard) {
    return switch (keyboard) {
      case MAC -> macKeys;
      case OTHER -> keys;
    };
  }

  /** The keys besides. */
  public List<KeyCombination> secondOn(Keyboard keyboard) {
    return switch (keyboard) {
      case MAC -> macSecond;
      case OTHER -> second;
    };
  }
}
