package dev.tripatch.ui.feature.share;

import dev.tripatch.engine.format.Loss;
import dev.tripatch.share.Export;
import dev.tripatch.share.Remark;
import dev.tripatch.ui.window.Questions;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;

/** Puts exports onto the clipboard, and says what to know of them. */
record ExportDelivery(Questions questions, Consumer<String> say) {
  /** With these it does harm or does not work unless they are heeded. */
  private static final Set<Remark> WARNINGS =
      Set.of(
          Remark.PRECONDITION,
          Remark.SECRET_IN_HISTORY,
          Remark.TOO_LONG_FOR_WINDOWS,
          Remark.TOO_LONG_FOR_LINUX,
          Remark.KUSTOMIZE_OTHER_RESULT);

  /** Copies an export, or says why there is none. */
  void copy(String what, Export export) {
    copyAfter(what, export, () -> true);
  }

  /** Copies an export once something else is done for it; nothing if that says it is not. */
  void copyAfter(String what, Export export, BooleanSupplier first) {
    switch (export) {
      case Export.Nothing ignored -> say.accept(ShareWords.NOTHING_TO_EXPORT.text());
      case Export.Refused refused -> questions.tell(refused.cause(), refused.remedy());
      case Export.Made made -> {
        if (first.getAsBoolean()) {
          copy(what, made);
        }
      }
    }
  }

  private void copy(String what, Export.Made made) {
    Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, made.text()));
    List<String> notes = notes(made);
    say.accept(
        ShareWords.COPIED.text("what", what)
            + (notes.isEmpty() ? "" : ". " + String.join(" ", notes)));
    if (isDangerous(made)) {
      questions.tell(ShareWords.COPIED_BUT.text("what", what), String.join("\n", notes));
    }
  }

  private static List<String> notes(Export.Made made) {
    return Stream.concat(
            made.losses().stream().map(Loss::withField),
            made.remarks().stream().sorted().map(remark -> remark.text()))
        .toList();
  }

  /** Whether it does something else than is seen, or does not work, or gives a secret away. */
  private static boolean isDangerous(Export.Made made) {
    return made.losses().stream().anyMatch(loss -> loss.kind().changesResult())
        || made.remarks().stream().anyMatch(WARNINGS::contains);
  }
}
