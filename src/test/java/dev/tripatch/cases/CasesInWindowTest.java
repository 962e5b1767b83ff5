package dev.tripatch.cases;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.role.Role;
import dev.tripatch.value.Value;
import dev.tripatch.workspace.Composed;
import dev.tripatch.workspace.Fault;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every example of the documents: the window shows and says what the case has. */
class CasesInWindowTest {

  @TestFactory
  Stream<DynamicTest> everyCaseIsShown() {
    return CaseFiles.all()
        .map(example -> DynamicTest.dynamicTest(example.toString(), () -> check(example)));
  }

  @Test
  void aRefusedPatchHasNoOtherAnswer() {
    assertThat(CaseFiles.all().filter(each -> each.text(CaseLabel.ERROR).isPresent()))
        .isNotEmpty()
        .allSatisfy(
            each ->
                assertThat(each.blocks())
                    .as(each.toString())
                    .doesNotContainKeys(CaseLabel.RESULT, CaseLabel.EXPLAIN, CaseLabel.WINDOW));
  }

  private static void check(DocumentCase example) {
    if (example.text(CaseLabel.ERROR).isPresent()) {
      checkRefusal(example, ShownCase.compose(example));
    } else {
      checkAnswer(
          example,
          example.isCalculated() ? ShownCase.calculated(example) : ShownCase.composed(example));
    }
    checkThatTheDocumentDiffers(example);
  }

  private static void checkRefusal(DocumentCase example, Composed composed) {
    assertThat(composed).isInstanceOf(Composed.Refused.class);
    List<Fault> faults = ((Composed.Refused) composed).faults();
    assertThat(faults).hasSize(1);
    Fault fault = faults.getFirst();
    assertThat(fault.pane()).isEqualTo(Role.PATCH);
    assertThat(fault.diagnostic().message() + "\n" + fault.diagnostic().remedy())
        .contains(example.required(CaseLabel.ERROR).lines().toList());
  }

  private static void checkAnswer(DocumentCase example, ShownCase shown) {
    assertThat(read(shown.view().resultYaml()))
        .isEqualTo(example.value(CaseLabel.RESULT).orElseThrow());
    if (example.isCalculated() && example.text(CaseLabel.LIVE).isPresent()) {
      assertThat(read(shown.view().pane(Role.PATCH).text()))
          .isEqualTo(example.value(CaseLabel.PATCH).orElseThrow());
    }
    assertThat(shown.explained()).isEqualTo(example.text(CaseLabel.EXPLAIN).orElse(""));
    assertThat(shown.window()).isEqualTo(example.required(CaseLabel.WINDOW));
    assertThat(shown.warned()).isEqualTo(example.text(CaseLabel.HAZARD).orElse(""));
  }

  /** A document that agrees needs no such block; what stands there must not come true unseen. */
  private static void checkThatTheDocumentDiffers(DocumentCase example) {
    differs(example, CaseLabel.DOCUMENT_SAYS_RESULT, CaseLabel.RESULT);
    differs(example, CaseLabel.DOCUMENT_SAYS_RESULT, CaseLabel.KUBERNETES_RESULT);
    differs(example, CaseLabel.DOCUMENT_SAYS_PATCH, CaseLabel.PATCH);
  }

  private static void differs(DocumentCase example, CaseLabel said, CaseLabel answer) {
    example
        .value(said)
        .ifPresent(value -> assertThat(example.value(answer)).isNotEqualTo(Optional.of(value)));
  }

  private static Value read(String text) {
    return SourceReader.read("shown", text).root().orElseThrow().value();
  }
}
