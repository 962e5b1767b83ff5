package dev.tripatch.ui.editor;

import dev.tripatch.document.Span;
import dev.tripatch.edit.complete.Completion;
import dev.tripatch.edit.complete.Suggestion;
import dev.tripatch.edit.complete.Suggestion.Addition;
import dev.tripatch.edit.typing.TypedEdit;
import dev.tripatch.ui.editor.line.FillIn;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.fxmisc.richtext.model.PlainTextChange;
import org.jspecify.annotations.Nullable;

/**
 * Completion in an editor: Control and Space, or typing a name, shows what may be written; Up and
 * Down choose, Enter and Tab take, Escape closes. While a value is typed, Enter takes only what was
 * chosen, so that a value of one's own stays. No key is taken while nothing is shown. Proposals are
 * found in the background; of the answers only one about the text as it is now is shown.
 */
final class CompletionKeys {

  private static final Set<KeyCode> CHOOSING =
      EnumSet.of(
          KeyCode.UP,
          KeyCode.DOWN,
          KeyCode.PAGE_UP,
          KeyCode.PAGE_DOWN,
          KeyCode.ESCAPE,
          KeyCode.TAB,
          KeyCode.ENTER);

  /** The editor closes what a person opens. */
  private static final String QUOTES = "\"\"";

  private final EditorArea area;
  private final Completer completer;
  private @Nullable ProposalList list;
  private Completion.Answer answer = Completion.Answer.NONE;
  private FillIn filling = FillIn.DONE;
  private boolean isAsked;
  private boolean isTyped;
  private boolean isWaiting;
  private int newest;
  private int answered;

  /**
   * Completion for an area.
   *
   * @param completer what is proposed for a text and a caret in it
   */
  CompletionKeys(EditorArea area, Completer completer) {
    this.area = area;
    this.completer = completer;
  }

  /** Takes the keys above the area, which has its own for Tab and Enter. */
  void install(Node above) {
    above.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    area.plainTextChanges().subscribe(this::changed);
    area.caretPositionProperty().addListener((property, before, now) -> moved());
    area.focusedProperty().subscribe(focused -> hideUnless(focused));
  }

  private void hideUnless(boolean focused) {
    if (!focused) {
      drop();
      isAsked = false;
      hide();
    }
  }

  private boolean isOpen() {
    return list != null && list.isShowing();
  }

  private void pressed(KeyEvent event) {
    boolean isFree = !event.isAltDown() && !event.isMetaDown() && !event.isShiftDown();
    if (isFree && area.isFocused() && area.isEditable() && taken(event)) {
      event.consume();
    }
  }

  private boolean taken(KeyEvent event) {
    if (event.isControlDown()) {
      return event.getCode() == KeyCode.SPACE && asked();
    }
    ProposalList shown = list;
    if (!isOpen() && fillKey(event.getCode())) {
      return true;
    }
    if (shown == null || !shown.isShowing() || !CHOOSING.contains(event.getCode())) {
      return false;
    }
    if (isWaiting || newest != answered) {
      // What is taken belongs into the text as it is, and keys may come faster than answers.
      drop();
      show(isAlone() ? request().answer() : Completion.Answer.NONE);
    }
    if (!shown.isShowing()) {
      return false;
    }
    return switch (event.getCode()) {
      case UP -> move(shown, -1);
      case DOWN -> move(shown, 1);
      case PAGE_UP -> move(shown, -8);
      case PAGE_DOWN -> move(shown, 8);
      case ESCAPE -> close();
      case TAB -> take(shown.selected().orElseGet(shown::first));
      case ENTER -> shown.selected().map(this::take).orElseGet(this::closeForEnter);
      default -> false;
    };
  }

  private boolean asked() {
    ask();
    return true;
  }

  private static boolean move(ProposalList shown, int rows) {
    shown.move(rows);
    return true;
  }

  private boolean close() {
    hide();
    return true;
  }

  private boolean closeForEnter() {
    hide();
    return false;
  }

  private void hide() {
    if (list != null) {
      list.hide();
    }
  }

  /** Proposes now, whatever was typed. */
  void ask() {
    isAsked = true;
    update();
  }

  private void changed(PlainTextChange change) {
    boolean isByHand = !area.isExchanging() && area.isFocused() && area.isEditable();
    isTyped = isByHand && change.getRemoved().isEmpty() && begins(change);
    moved();
  }

  /** What is being found is about another text or place than this. */
  private void moved() {
    drop();
    later();
  }

  private void drop() {
    newest++;
    answered = newest;
  }

  /** Whether a typed character begins or continues something that can be completed. */
  private boolean begins(PlainTextChange change) {
    String typed = change.getInserted();
    if (typed.length() != 1 && !typed.equals(QUOTES)) {
      return false;
    }
    char c = typed.charAt(0);
    int at = change.getPosition();
    boolean isBehindMark = at > 0 && ":-".indexOf(area.text().charAt(at - 1)) >= 0;
    return Character.isLetter(c) || "$\"".indexOf(c) >= 0 || c == '/' || (c == ' ' && isBehindMark);
  }

  /** Once the text and the caret are both where they come to be. */
  private void later() {
    if (!isWaiting && (isTyped || isAsked || isOpen())) {
      isWaiting = true;
      Platform.runLater(
          () -> {
            isWaiting = false;
            update();
          });
    }
  }

  private void update() {
    boolean mayOpen = isAsked || isTyped || isOpen();
    isTyped = false;
    if (!mayOpen || !isAlone()) {
      drop();
      show(Completion.Answer.NONE);
      return;
    }
    newest++;
    int number = newest;
    completer.find(request(), found -> answered(number, found));
  }

  private void answered(int number, Completion.Answer found) {
    if (number == newest) {
      answered = number;
      show(found);
    }
  }

  private void show(Completion.Answer now) {
    boolean isElsewhere = isOpen() && !start(now).equals(start(answer));
    if (now.proposals().isEmpty() || isElsewhere || (!isAsked && isDone(now))) {
      isAsked = false;
      hide();
      return;
    }
    answer = now;
    boolean select = isAsked || now.isKey();
    area.getCaretBounds().ifPresent(at -> list().show(now.proposals(), select, area, at));
  }

  /** Selects the next word of a template, if there is one. */
  private boolean fillNext() {
    Optional<Span> word = filling.next(area.exact().text());
    if (word.isEmpty()) {
      filling = FillIn.DONE;
      return false;
    }
    area.selectRange(
        area.exact().toShown(word.get().start()), area.exact().toShown(word.get().end()));
    area.requestFollowCaret();
    filling = filling.less();
    return true;
  }

  /** The word that was selected is filled in, or stays as it is. */
  private boolean fillKey(KeyCode key) {
    if (filling.isDone() || key != KeyCode.TAB && key != KeyCode.ESCAPE) {
      return false;
    }
    if (key == KeyCode.ESCAPE) {
      filling = FillIn.DONE;
      return true;
    }
    filling = filling.from(area.exact().fromShown(area.getCaretPosition(), true));
    return fillNext();
  }

  private boolean isAlone() {
    return area.isEditable() && area.getSelection().getLength() == 0;
  }

  private Completer.Request request() {
    return completer.request(
        area.exact().text(), area.exact().fromShown(area.getCaretPosition(), true));
  }

  private static Integer start(Completion.Answer some) {
    return some.proposals().isEmpty() ? -1 : some.proposals().getFirst().replaces().start();
  }

  /** What is proposed first is there already. */
  private static boolean isDone(Completion.Answer now) {
    return now.proposals().getFirst().insert().equals(now.typed());
  }

  private ProposalList list() {
    if (list == null) {
      list = new ProposalList(this::take, () -> isAsked = false);
    }
    return list;
  }

  /** Writes a proposal as one step of the history, and continues with what belongs after it. */
  private boolean take(Suggestion proposal) {
    hide();
    TypedEdit edit = TakenProposal.in(area.exact().text(), proposal);
    area.edit(edit);
    filling = FillIn.in(edit, proposal.toFillIn());
    if (fillNext()) {
      return true;
    }
    isTyped = proposal.insert().endsWith(": ") || proposal.insert().endsWith("- ");
    later();
    return true;
  }

  /** What a proposal makes of a text: one edit, wherever in the text it writes. */
  private static final class TakenProposal {

    private TakenProposal() {}

    /** The edit; the caret comes after what is written at the caret. */
    static TypedEdit in(String text, Suggestion proposal) {
      Span gone = proposal.replaces();
      List<Addition> also =
          proposal.also().stream().sorted(Comparator.comparingInt(Addition::at)).toList();
      int start = also.isEmpty() ? gone.start() : Math.min(also.getFirst().at(), gone.start());
      int end = also.isEmpty() ? gone.end() : Math.max(also.getLast().at(), gone.end());
      StringBuilder written = new StringBuilder();
      int at = start;
      for (Addition each : also.stream().filter(it -> it.at() <= gone.start()).toList()) {
        written.append(text, at, each.at()).append(each.text());
        at = each.at();
      }
      written.append(text, at, gone.start()).append(proposal.insert());
      int caret = start + written.length();
      at = gone.end();
      for (Addition each : also.stream().filter(it -> it.at() > gone.start()).toList()) {
        written.append(text, at, each.at()).append(each.text());
        at = each.at();
      }
      written.append(text, at, end);
      return new TypedEdit(new Span(start, end), written.toString(), caret, caret);
    }
  }
}
