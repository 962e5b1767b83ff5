package dev.tripatch.ui.app.command;

import dev.tripatch.conflict.Remedy;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.path.FieldPath;
import dev.tripatch.role.Role;
import dev.tripatch.role.ThreeDocuments;
import dev.tripatch.secret.Revealed;
import dev.tripatch.ui.app.dialog.Questions;
import dev.tripatch.ui.model.ComparisonViewModel;
import dev.tripatch.ui.model.Documents;
import dev.tripatch.ui.model.FindingsViewModel;
import dev.tripatch.ui.model.document.DocumentViewModel;
import dev.tripatch.ui.model.document.NamedText;
import dev.tripatch.workspace.EditedTexts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.ButtonType;

/** Takes ways out of conflicts: edits the texts, comments and layout kept; undo takes it back. */
public final class RemedyCommands {

  private static final ButtonType DELETE = Questions.button("Delete with Comments");

  private final Documents documents;
  private final ComparisonViewModel comparison;
  private final FindingsViewModel findings;
  private final Questions questions;
  private final Consumer<String> say;

  /** Remedies for conflicts in these documents; {@code say} says what was done. */
  public RemedyCommands(
      Documents documents,
      ComparisonViewModel comparison,
      FindingsViewModel findings,
      Questions questions,
      Consumer<String> say) {
    this.documents = documents;
    this.comparison = comparison;
    this.findings = findings;
    this.questions = questions;
    this.say = say;
  }

  /** Makes the edits of a way out, all of them or none. */
  public void take(Remedy.Offered remedy) {
    exact(remedy).ifPresent(this::edit);
  }

  /** The way out with its values: what is offered in the window is of masked documents. */
  private Optional<Remedy.Offered> exact(Remedy.Offered remedy) {
    if (!documents.secrets().arePresent()) {
      return Optional.of(remedy);
    }
    Optional<FieldPath> path = findings.remediesProperty().get().map(found -> found.text().path());
    return comparison.answerWith(Revealed.ALL).stream()
        .flatMap(answer -> answer.findings().conflicts().stream())
        .flatMap(all -> path.flatMap(all::at).map(all::remedies).stream())
        .flatMap(List::stream)
        .filter(Remedy.Offered.class::isInstance)
        .map(Remedy.Offered.class::cast)
        .filter(each -> each.choice() == remedy.choice())
        .findFirst();
  }

  private void edit(Remedy.Offered remedy) {
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(
            documents.lastApplied().snapshot().map(RemedyCommands::read),
            read(documents.local().snapshot().orElseThrow()),
            documents.live().snapshot().map(RemedyCommands::read));
    switch (EditedTexts.of(sources, remedy.edits())) {
      case EditedTexts.Done done -> {
        if (mayGo(remedy, done)) {
          show(remedy, done);
        }
      }
      case EditedTexts.Refused refused ->
          questions.tell(
              refused.role().title() + " cannot be edited for this without touching more.",
              refused.why());
    }
  }

  /** Comments say what a value cannot: they go only if the person agrees. */
  private boolean mayGo(Remedy.Offered remedy, EditedTexts.Done done) {
    if (done.comments() == 0) {
      return true;
    }
    Role pane = done.texts().containsKey(Role.LOCAL) ? Role.LOCAL : Role.LAST_APPLIED;
    String before = documents.of(pane).orElseThrow().getText();
    String after = done.texts().getOrDefault(pane, before);
    return questions
        .askComparing(
            remedy.title()
                + (done.comments() == 1
                    ? " also deletes a comment."
                    : " also deletes " + done.comments() + " comments."),
            "Copy what you want to keep first. Lines with − go from " + pane.title() + ".",
            new Questions.Texts(before, after),
            DELETE,
            ButtonType.CANCEL)
        .equals(DELETE);
  }

  private static SourceDocument read(NamedText text) {
    return SourceReader.read(text.name(), text.text());
  }

  private void show(Remedy.Offered remedy, EditedTexts.Done done) {
    Map<Role, String> texts = done.texts();
    documents
        .history()
        .act(
            remedy.title(),
            Optional.of(remedy.path()),
            () -> texts.forEach((pane, text) -> documents.of(pane).orElseThrow().type(text)));
    say.accept(
        remedy.title() + ": " + names(texts) + " changed." + comments(done) + annotation(texts));
  }

  private static String comments(EditedTexts.Done done) {
    return switch (done.comments()) {
      case 0 -> "";
      case 1 -> " A comment went with it; Undo brings it back.";
      default -> " " + done.comments() + " comments went with it; Undo brings them back.";
    };
  }

  private static String annotation(Map<Role, String> texts) {
    return texts.containsKey(Role.LIVE)
        ? " In the cluster, change the annotation with kubectl apply edit-last-applied."
        : "";
  }

  private String names(Map<Role, String> texts) {
    return String.join(
        " and ",
        documents.all().stream()
            .map(DocumentViewModel::pane)
            .filter(texts::containsKey)
            .map(pane -> pane == Role.LIVE ? "the annotation in Live" : pane.title())
            .toList());
  }
}
