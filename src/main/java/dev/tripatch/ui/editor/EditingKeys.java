package dev.tripatch.ui.editor;

import dev.tripatch.edit.typing.TypedEdit;
import dev.tripatch.ui.editor.line.LineEdits;
import dev.tripatch.ui.settings.Keyboard;
import java.util.Optional;
import javafx.scene.input.KeyEvent;
import org.fxmisc.richtext.NavigationActions.SelectionPolicy;
import org.fxmisc.wellbehaved.event.EventPattern;
import org.fxmisc.wellbehaved.event.InputMap;
import org.fxmisc.wellbehaved.event.Nodes;

/**
 * The keys of an editor that behave as people know it from editors of programs: Tab, Enter,
 * Backspace, Home, brackets and quotes, and Alt with a character, which types nothing.
 */
final class EditingKeys {

  private static final int INDENT = 2;

  private final EditorArea area;
  private final Keyboard keyboard;
  private String half = "";

  EditingKeys(EditorArea area, Keyboard keyboard) {
    this.area = area;
    this.keyboard = keyboard;
  }

  /** Takes the keys before the area does. */
  void install() {
    area.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    area.addEventFilter(KeyEvent.KEY_TYPED, this::typed);
    Nodes.addInputMap(area, InputMap.ignore(EventPattern.keyPressed().onlyIf(this::isForMenus)));
    Nodes.addInputMap(area, InputMap.ignore(EventPattern.keyTyped().onlyIf(this::isForMenus)));
  }

  private void pressed(KeyEvent event) {
    boolean taken =
        switch (event.getCode()) {
          case TAB -> hasNoActionKey(event) && area.isEditable() && tab(event.isShiftDown());
          case ENTER -> hasNoActionKey(event) && area.isEditable() && enter(event.isShiftDown());
          case BACK_SPACE ->
              area.isEditable()
                  && (deleteSelected(event)
                      || hasNoActionKey(event) && type(area.typing().backspace()));
          case DELETE -> area.isEditable() && deleteSelected(event);
          // The toolkit would type over what follows, line ends too, and show no sign of that.
          case INSERT -> hasNoActionKey(event) && !event.isShiftDown();
          case HOME -> hasNoActionKey(event) && home(event.isShiftDown());
          case LEFT -> isLineStartOnMac(event) && home(event.isShiftDown());
          default -> false;
        };
    if (taken) {
      event.consume();
    }
  }

  /** The keys that delete a word delete the selection instead, if there is one. */
  private boolean deleteSelected(KeyEvent event) {
    boolean isSelected = event.isShortcutDown() && area.getSelection().getLength() > 0;
    if (isSelected) {
      area.replaceSelection("");
    }
    return isSelected;
  }

  private void typed(KeyEvent event) {
    boolean isCharacter = event.getCharacter().length() == 1 && isTyped(event);
    if (isCharacter && area.isEditable() && typed(event.getCharacter().charAt(0))) {
      event.consume();
    }
  }

  /** Some systems send the two halves of a character one after the other. */
  private boolean typed(char c) {
    String first = half;
    half = Character.isHighSurrogate(c) ? String.valueOf(c) : "";
    boolean isSecond = !first.isEmpty() && Character.isLowSurrogate(c);
    if (!first.isEmpty()) {
      area.replaceSelection(isSecond ? first + c : first);
    }
    return isSecond || !half.isEmpty() || type(area.typing().typed(c));
  }

  /** Control and Alt together are AltGr; on a Mac, Option types. */
  private boolean isTyped(KeyEvent event) {
    boolean isAltGr = event.isControlDown() && event.isAltDown();
    boolean isAction = event.isControlDown() || event.isMetaDown();
    return isAltGr || (!isAction && !isForMenus(event));
  }

  private boolean type(Optional<TypedEdit> edit) {
    edit.ifPresent(area::type);
    return edit.isPresent();
  }

  private static boolean hasNoActionKey(KeyEvent event) {
    return !event.isShortcutDown()
        && !event.isControlDown()
        && !event.isAltDown()
        && !event.isMetaDown();
  }

  private boolean isLineStartOnMac(KeyEvent event) {
    return keyboard == Keyboard.MAC && event.isMetaDown() && !event.isAltDown();
  }

  /**
   * Alt belongs to menus and actions: the area does not look at keys with it, so that menus see
   * them. With Control it is Windows' AltGr; on a Mac, Option is how characters such as {@code @}
   * and <code>{</code> are typed.
   */
  private boolean isForMenus(KeyEvent event) {
    return keyboard == Keyboard.OTHER && event.isAltDown() && !event.isControlDown();
  }

  /**
   * Moves selected lines. Without a selection it brings an empty line to the next place that it can
   * begin at, and types blanks up to the next stop in others.
   */
  private boolean tab(boolean back) {
    if (type(area.typing().tab(back))) {
      return true;
    }
    LineEdits lines = area.lineEdits();
    if (back) {
      edit(lines.outdented());
    } else if (area.getSelection().getLength() > 0) {
      edit(lines.indented());
    } else {
      area.replaceSelection(" ".repeat(INDENT - area.getCaretColumn() % INDENT));
    }
    return true;
  }

  private void edit(Optional<TypedEdit> edit) {
    edit.ifPresent(area::edit);
  }

  /** The next line begins where the text wants it. */
  private boolean enter(boolean withShift) {
    return !withShift && type(Optional.of(area.typing().enter()));
  }

  /** Goes to the first character of the line that is no blank; from there to its beginning. */
  private boolean home(boolean select) {
    String line = area.getParagraph(area.getCurrentParagraph()).getText();
    int text = LineEdits.blanksBefore(line);
    int column = area.getCaretColumn() == text ? 0 : text;
    SelectionPolicy policy = select ? SelectionPolicy.ADJUST : SelectionPolicy.CLEAR;
    area.moveTo(area.getCurrentParagraph(), column, policy);
    area.requestFollowCaret();
    return true;
  }
}
