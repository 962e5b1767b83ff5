package dev.tripatch.ui.panes.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class HistoryTest {

  private long now;
  private final History history = new History(() -> now);
  private final DocumentViewModel local = new DocumentViewModel(Role.LOCAL, history);
  private final DocumentViewModel live = new DocumentViewModel(Role.LIVE, history);

  private void pause() {
    now += 1_000_000_000;
  }

  private void type(DocumentViewModel document, String text) {
    pause();
    document.type(text);
  }

  private void giveUp() {
    history.act(
        "Leave replicas to live",
        Optional.of(FieldPath.of("replicas")),
        () -> {
          local.type(local.getText().replace("r", ""));
          live.type(live.getText().replace("r", ""));
        });
  }

  private Optional<String> undo(DocumentViewModel here) {
    return history.undo(Optional.of(here)).map(HistoryEntry::name);
  }

  private Optional<String> redo(DocumentViewModel here) {
    return history.redo(Optional.of(here)).map(HistoryEntry::name);
  }

  @Test
  void anyStepCanBeGoneToBackAndForth() {
    type(local, "ar");
    type(live, "br");
    giveUp();
    HistoryEntry typed = history.done().getFirst();
    HistoryEntry given = history.done().getLast();
    assertThat(history.goTo(Optional.of(typed))).contains(typed);
    assertThat(local.getText() + live.getText()).isEqualTo("ar");
    assertThat(history.goTo(Optional.of(given))).contains(given);
    assertThat(local.getText() + live.getText()).isEqualTo("ab");
    assertThat(history.goTo(Optional.of(given))).isEmpty();
    assertThat(history.goTo(Optional.empty())).contains(typed);
    assertThat(local.getText() + live.getText()).isEmpty();
    assertThat(history.undone()).containsExactly(typed, history.undone().get(1), given);
  }

  @Test
  void anActionOnTwoDocumentsIsUndoneAsOneFromAnywhere() {
    type(local, "ar");
    type(live, "br");
    giveUp();
    assertThat(local.getText() + live.getText()).isEqualTo("ab");
    assertThat(history.undo(Optional.empty()).flatMap(HistoryEntry::field))
        .contains(FieldPath.of("replicas"));
    assertThat(local.getText() + live.getText()).isEqualTo("arbr");
    assertThat(redo(live)).contains("Leave replicas to live");
    assertThat(local.getText() + live.getText()).isEqualTo("ab");
  }

  @Test
  void whatIsTypedIsUndoneWhereItWasTyped() {
    type(local, "a");
    type(live, "b");
    assertThat(undo(local)).contains("typing in Local");
    assertThat(local.getText() + live.getText()).isEqualTo("b");
    assertThat(undo(local)).isEmpty();
    assertThat(redo(local)).contains("typing in Local");
    assertThat(undo(live)).contains("typing in Live");
  }

  @Test
  void nothingIsUndoneByHalf() {
    type(local, "ar");
    type(live, "br");
    giveUp();
    type(live, "b2");
    assertThat(undo(local)).as("what stands on the action goes first").contains("typing in Live");
    assertThat(undo(local)).contains("Leave replicas to live");
    assertThat(local.getText() + live.getText()).isEqualTo("arbr");
    assertThat(undo(local)).contains("typing in Local");
    assertThat(redo(live)).as("done again in the same order").contains("typing in Local");
    assertThat(redo(live)).contains("Leave replicas to live");
    assertThat(redo(live)).contains("typing in Live");
    assertThat(local.getText() + live.getText()).isEqualTo("ab2");
  }

  @Test
  void typingWithoutAPauseIsOne() {
    type(local, "a");
    local.type("ab");
    local.type("abc");
    local.type("ab");
    local.type("xab");
    pause();
    local.type("xabd");
    undo(local);
    assertThat(local.getText()).isEqualTo("xab");
    undo(local);
    assertThat(local.getText()).isEmpty();
    redo(local);
    assertThat(local.getText()).isEqualTo("xab");
  }

  @Test
  void aStepIsOneHoweverLongItTakesAndNoPartOfWhatIsTyped() {
    local.type("a");
    history.step(
        () -> {
          local.type("");
          pause();
          local.type("b");
        });
    local.type("bc");
    undo(local);
    assertThat(local.getText()).isEqualTo("b");
    undo(local);
    assertThat(local.getText()).isEqualTo("a");
  }

  @Test
  void openingAnotherDocumentIsUndone() {
    OpenDocument first = OpenDocument.unfiled("first", "a");
    local.open(first);
    type(local, "ab");
    history.act("Open second", () -> local.open(OpenDocument.unfiled("second", "c")));
    assertThat(undo(live)).contains("Open second");
    assertThat(local.getText()).isEqualTo("ab");
    assertThat(local.getOpened()).isSameAs(first);
    assertThat(local.isModified()).isTrue();
  }

  @Test
  void savingEmptiesNothingAndNoUndoBringsTheOldFileBack() {
    OpenDocument opened = OpenDocument.unfiled("f", "a");
    local.open(opened);
    type(local, "ab");
    OpenDocument saved = OpenDocument.unfiled("f", "ab");
    local.saved(saved);
    assertThat(local.isModified()).isFalse();
    local.type("abc");
    undo(local);
    assertThat(local.isModified()).as("saving ends what is typed").isFalse();
    undo(local);
    assertThat(local.getText()).isEqualTo("a");
    assertThat(local.getOpened()).isSameAs(saved);
    undo(local);
    redo(local);
    assertThat(local.getOpened()).as("not the file as it was before").isSameAs(saved);
  }

  @Test
  void whatIsTypedForgetsWhatWasUndoneOnlyThere() {
    type(local, "a");
    type(live, "b");
    undo(local);
    undo(live);
    type(live, "x");
    assertThat(redo(live)).isEmpty();
    assertThat(redo(local)).contains("typing in Local");
  }

  private final Drafts drafts = new Drafts(history);
  private final DocumentViewModel strategic = drafts.in(PatchFormat.STRATEGIC);
  private final DocumentViewModel json = drafts.in(PatchFormat.JSON);

  @Test
  void inADraftOnlyWhatWasDoneToThePatchIsUndoneAndDoneAgain() {
    type(local, "ar");
    giveUp();
    undo(local);
    type(strategic, "s");
    undo(strategic);
    type(strategic, "t");
    assertThat(redo(strategic)).isEmpty();
    assertThat(undo(strategic)).contains("typing in Patch");
    assertThat(undo(strategic)).isEmpty();
    assertThat(redo(strategic)).contains("typing in Patch");
    assertThat(redo(strategic)).isEmpty();
    assertThat(redo(local)).contains("Leave replicas to live");
    assertThat(undo(strategic)).contains("typing in Patch");
    assertThat(local.getText()).isEqualTo("a");
  }

  @Test
  void anEditedPatchIsNotConvertedAgainByRedo() {
    type(strategic, "s");
    json.open("converting", OpenDocument.unfiled("begun", "j"));
    assertThat(undo(json)).contains("converting");
    assertThat(redo(strategic)).contains("converting");
    assertThat(undo(json)).contains("converting");
    type(strategic, "st");
    assertThat(redo(strategic)).isEmpty();
    assertThat(json.getText()).isEmpty();
  }

  @Test
  void inOwnRulesNothingElseIsUndone() {
    DocumentViewModel rules = new DocumentViewModel("own rules", history);
    type(rules, "r");
    type(local, "ar");
    giveUp();
    assertThat(undo(rules)).contains("typing in own rules");
    assertThat(undo(rules)).isEmpty();
    assertThat(local.getText()).isEqualTo("a");
  }

  /** For all ways to put text at a place: the caret is there again after undo. */
  @Test
  void anEditIsUndoneWhereItWasMade() {
    Random random = new Random(53);
    for (int i = 0; i < 2_000; i++) {
      String before = letters(random, 8);
      int start = random.nextInt(before.length() + 1);
      int end = start + random.nextInt(before.length() - start + 1);
      String come = letters(random, 4);
      type(local, before);
      history.forget();
      pause();
      local.type(before.substring(0, start) + come + before.substring(end), start + come.length());
      if (!history.done().isEmpty() && start == end) {
        HistoryEntry edit = history.done().getFirst();
        assertThat(edit.place(true)).isEqualTo(start + come.length());
        assertThat(edit.place(false)).isEqualTo(start);
      }
      undo(local);
      assertThat(local.getText()).isEqualTo(before);
      redo(local);
      assertThat(local.getText())
          .isEqualTo(before.substring(0, start) + come + before.substring(end));
      history.forget();
    }
  }

  private static String letters(Random random, int most) {
    StringBuilder letters = new StringBuilder();
    for (int i = random.nextInt(most); i >= 0; i--) {
      letters.append("ab\n".charAt(random.nextInt(3)));
    }
    return letters.toString();
  }

  @Test
  void anyWayBackAndForthEndsWhereItBegan() {
    Random random = new Random(3);
    List<DocumentViewModel> all = List.of(local, live);
    for (int step = 0; step < 300; step++) {
      pause();
      DocumentViewModel document = all.get(random.nextInt(2));
      switch (random.nextInt(4)) {
        case 0 -> undo(document);
        case 1 -> redo(document);
        case 2 -> document.type(changed(document.getText(), random));
        default ->
            history.act(
                "both", () -> all.forEach(each -> each.type(changed(each.getText(), random))));
      }
    }
    List<String> end = List.of(local.getText(), live.getText());
    int undone = 0;
    while (history.undo(Optional.empty()).isPresent()) {
      undone++;
    }
    assertThat(local.getText() + live.getText()).isEmpty();
    for (int i = 0; i < undone; i++) {
      history.redo(Optional.empty());
    }
    assertThat(List.of(local.getText(), live.getText())).isEqualTo(new ArrayList<>(end));
  }

  private static String changed(String text, Random random) {
    int at = random.nextInt(text.length() + 1);
    int gone = random.nextInt(text.length() - at + 1);
    return text.substring(0, at) + "abc".substring(random.nextInt(3)) + text.substring(at + gone);
  }
}
