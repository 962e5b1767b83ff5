package dev.tripatch.ui.window.action;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/**
 * The letters that choose an entry while its menu is open: each entry has its own. Letters that
 * begin words are preferred. A text with a mark has an underscore before the letter, and each
 * underscore of its own twice.
 */
public final class Mnemonics {

  private final List<MenuItem> items;
  private final Map<Character, MenuItem> taken = new LinkedHashMap<>();
  private final Set<Character> fixed = new HashSet<>();
  private final List<MenuItem> marked;

  private Mnemonics(List<MenuItem> items) {
    this.items = items;
    this.marked = items.stream().filter(MenuItem::isMnemonicParsing).toList();
  }

  /** Gives the entries of a menu their letters, before they are put into it. */
  static void give(List<MenuItem> entries) {
    new Mnemonics(entries.stream().filter(each -> !(each instanceof SeparatorMenuItem)).toList())
        .give();
  }

  private void give() {
    items.stream().filter(this::isFixed).forEach(this::keep);
    items.stream().filter(item -> !isFixed(item)).forEach(item -> take(item, new HashSet<>()));
    taken.forEach(
        (letter, item) -> {
          if (!isFixed(item)) {
            mark(item, letter);
          }
        });
  }

  /** An entry that wants a certain letter marks it. */
  private boolean isFixed(MenuItem item) {
    return marked.contains(item);
  }

  private void keep(MenuItem item) {
    String text = item.getText();
    int mark = indexOfMark(text);
    if (mark >= 0) {
      char letter = Character.toLowerCase(text.charAt(mark + 1));
      taken.put(letter, item);
      fixed.add(letter);
    }
  }

  /** Takes a free letter, or one whose owner can take another. */
  private boolean take(MenuItem item, Set<Character> tried) {
    List<Character> letters = letters(plain(item));
    Optional<Character> free =
        letters.stream().filter(letter -> !taken.containsKey(letter)).findFirst();
    if (free.isPresent()) {
      taken.put(free.get(), item);
      return true;
    }
    for (char letter : letters) {
      if (!fixed.contains(letter) && tried.add(letter)) {
        MenuItem owner = taken.get(letter);
        if (owner != null && take(owner, tried)) {
          taken.put(letter, item);
          return true;
        }
      }
    }
    return false;
  }

  /** Letters and digits of a text in lower case, those that begin words first. */
  private static List<Character> letters(String text) {
    List<Character> letters = new ArrayList<>();
    placesIn(text).forEach(i -> letters.add(Character.toLowerCase(text.charAt(i))));
    return letters.stream().distinct().toList();
  }

  private static List<Integer> placesIn(String text) {
    return IntStream.range(0, text.length())
        .filter(i -> isLetter(text, i) && (i == 0 || text.charAt(i - 1) != '_'))
        .boxed()
        .sorted(Comparator.comparing(i -> !beginsWord(text, i)))
        .toList();
  }

  private static boolean beginsWord(String text, int i) {
    return i == 0 || !isLetter(text, i - 1);
  }

  private static boolean isLetter(String text, int i) {
    return text.charAt(i) < 128 && Character.isLetterOrDigit(text.charAt(i));
  }

  private static void mark(MenuItem item, char letter) {
    String text = plain(item);
    int place =
        placesIn(text).stream()
            .filter(i -> Character.toLowerCase(text.charAt(i)) == letter)
            .findFirst()
            .orElseThrow();
    item.setMnemonicParsing(true);
    item.setText(escaped(text.substring(0, place)) + "_" + escaped(text.substring(place)));
  }

  /** A text that is shown as it is where marks are looked for. */
  public static String escaped(String text) {
    return text.replace("_", "__");
  }

  /** What an entry is called, without mark. */
  static String plain(MenuItem item) {
    String text = item.getText();
    if (!item.isMnemonicParsing()) {
      return text;
    }
    int mark = indexOfMark(text);
    String unmarked = mark < 0 ? text : text.substring(0, mark) + text.substring(mark + 1);
    return unmarked.replace("__", "_");
  }

  private static int indexOfMark(String text) {
    int i = text.indexOf('_');
    while (i >= 0 && i + 1 < text.length() && text.charAt(i + 1) == '_') {
      i = text.indexOf('_', i + 2);
    }
    return i + 1 < text.length() ? i : -1;
  }
}
