package dev.tripatch.ui.window;

import dev.tripatch.cluster.secret.Mask;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.show.paint.PaneText;
import dev.tripatch.ui.panes.model.Answer;
import dev.tripatch.ui.panes.model.ComparisonViewModel;
import dev.tripatch.ui.panes.model.SecretsViewModel;
import dev.tripatch.ui.settings.Setting;
import dev.tripatch.ui.window.action.Action;
import dev.tripatch.ui.window.action.Entry;
import dev.tripatch.ui.window.action.Feature;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;

/**
 * Reveals secrets, and asks before they are handed out.
 *
 * @param say says what was done
 */
public record SecretCommands(
    SecretsViewModel secrets,
    ComparisonViewModel comparison,
    CommandQueue queue,
    Questions questions,
    Consumer<String> say)
    implements Feature {

  @Override
  public List<Entry> actions() {
    return List.of(
        Action.of("REVEAL", WindowWords.REVEAL.text(), this::revealSelected)
            .in("VIEW", 2, 10)
            .keys("Shortcut+Shift+I", WindowWords.REVEAL_KEYS.text()),
        Action.toggling("REVEAL_ALL", WindowWords.REVEAL_ALL.text(), secrets.allRevealedProperty())
            .in("VIEW", 2, 20)
            .in("STATUS", 0, 40)
            .keys("Shortcut+Shift+H", WindowWords.REVEAL_ALL_KEYS.text()),
        Action.of("MASK_ALL", WindowWords.MASK_ALL.text(), secrets::maskAll)
            .in("VIEW", 2, 30)
            .in("STATUS", 0, 50));
  }

  @Override
  public List<Setting<?>> settings() {
    return List.of(
        Setting.check(
                "masksSecrets",
                WindowWords.SECRET_SETTINGS.text(),
                WindowWords.MASKS_SECRETS.text(),
                secrets.maskedAtFirstProperty())
            .warning(WindowWords.SECRETS_SHOWN.text()));
  }

  public SecretsViewModel model() {
    return secrets;
  }

  /** Reveals what is masked in the selected fields, in every place. */
  private void revealSelected() {
    queue.decide(
        WindowWords.REVEAL.text(),
        about ->
            about
                .inPanes()
                .ifPresentOrElse(
                    it -> it.fields().forEach(path -> reveal(masksIn(path))),
                    () -> say.accept(WindowWords.SELECT_MASKED.text())));
  }

  /** Reveals what a shown text's masks stand for, in every place. */
  public void reveal(String shown) {
    int count = secrets.reveal(shown);
    say.accept(
        count == 0
            ? WindowWords.NO_VALUE_MASKED.text()
            : WindowWords.REVEALED.text("count", count));
  }

  private String masksIn(FieldPath path) {
    Optional<ComparisonView> view = comparison.getView();
    return Stream.of(Role.values())
        .flatMap(pane -> view.map(each -> each.pane(pane)).stream())
        .flatMap(pane -> textOf(path, pane).stream())
        .reduce("", (first, second) -> first + " " + second);
  }

  private static Optional<String> textOf(FieldPath path, PaneText pane) {
    return pane.fields().spanOf(path).map(span -> span.in(pane.text()));
  }

  /**
   * What may be handed out: the answer with its values, the masked one, or nothing; the person is
   * asked if the patch holds secrets.
   *
   * @param verb what is done with it: {@code Copy} or {@code Save}
   */
  public Optional<ComparisonView> toHandOut(String verb) {
    return toHandOut(verb, view -> view.patch(comparison.patch().look()).pane().text());
  }

  /**
   * The same for a part of an answer.
   *
   * @param text what is handed out of a masked answer
   */
  public Optional<ComparisonView> toHandOut(String verb, Function<ComparisonView, String> text) {
    if (!secrets.arePresent()) {
      return comparison.getView();
    }
    Optional<ComparisonView> masked = viewWith(Revealed.NONE);
    int count = masked.map(text).map(SecretCommands::contentsIn).orElse(0);
    return switch (count == 0 ? Choice.VALUES : ask(count, verb)) {
      case VALUES -> viewWith(Revealed.ALL);
      case MASKED -> masked;
      case NOTHING -> Optional.empty();
    };
  }

  private enum Choice {
    VALUES,
    MASKED,
    NOTHING
  }

  private Choice ask(int count, String verb) {
    ButtonType values =
        new ButtonType(WindowWords.WITH_VALUES.text("verb", verb), ButtonBar.ButtonData.LEFT);
    ButtonType masked =
        new ButtonType(WindowWords.MASKED.text("verb", verb), ButtonBar.ButtonData.OK_DONE);
    ButtonType answer =
        questions.ask(
            sentence(count),
            WindowWords.WITH_VALUES_DETAIL.text(),
            values,
            masked,
            ButtonType.CANCEL);
    if (answer.equals(values)) {
      return Choice.VALUES;
    }
    return answer.equals(masked) ? Choice.MASKED : Choice.NOTHING;
  }

  /** Asks before a text that the person wrote is saved with its secrets. */
  public boolean maySave(int count) {
    return count == 0
        || questions.mayI(
            sentence(count), WindowWords.SAVE_DETAIL.text(), WindowWords.SAVE_WITH_VALUES.text());
  }

  private static String sentence(int count) {
    return WindowWords.SECRETS_IN_CLEAR.text("count", count);
  }

  /** How many different contents are masked in a text. */
  private static int contentsIn(String shown) {
    return (int)
        Mask.IN_TEXT.matcher(shown).results().map(mask -> mask.group(1)).distinct().count();
  }

  private Optional<ComparisonView> viewWith(Revealed revealed) {
    return comparison.answerWith(revealed).map(Answer.Compared::view);
  }

  /** Says what copying did to masked values. */
  public void copiedMasks(int count) {
    say.accept(WindowWords.COPIED_MASKED.text("count", count));
  }

  /** Says that masks are no values. */
  public void pastedMasks() {
    say.accept(WindowWords.PASTED_MASKS.text());
  }
}
