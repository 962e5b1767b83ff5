package dev.tripatch.ui.panes.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.decide.Otherwise;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Role;
import dev.tripatch.show.table.Situation;
import dev.tripatch.show.table.TableRow;
import dev.tripatch.ui.feature.schema.RulesViewModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What another row would take of a Secret tells no value, and trying it changes the real ones. */
class RulesOfSecretTest {

  private static final String SECRET =
      "apiVersion: v1\nkind: Secret\nmetadata: {name: s}\nstringData: {token: %s}\n";
  private static final FieldPath TOKEN = FieldPath.of("stringData", "token");

  private final OpenModel model = new OpenModel();
  private final List<Visited> trials = new ArrayList<>();
  private final RulesViewModel rules =
      new RulesViewModel(model.context(Runnable::run), trials::add);

  private void open(String local, String live) {
    model.open("", SECRET.formatted(local), SECRET.formatted(live));
    model.selection.select(TOKEN);
  }

  private Otherwise ask(Situation situation) {
    TableRow row =
        rules.appliedProperty().get().orElseThrow().table().rows().stream()
            .filter(each -> each.situation() == situation)
            .findFirst()
            .orElseThrow();
    rules.ask(row);
    return rules.otherwiseProperty().get().orElseThrow();
  }

  private String triedLive() {
    assertThat(rules.tryIt()).isEmpty();
    return Objects.requireNonNull(trials.getLast().documents().get(Role.LIVE));
  }

  @Test
  void theValueOfAnotherDocumentIsMaskedInWordsAndRealInTheSandbox() {
    open("hunter-two", "hunter-one");
    assertThat(ask(Situation.SAME).sentence()).contains("••••••(").doesNotContain("hunter");
    assertThat(triedLive()).isEqualTo(SECRET.formatted("hunter-two"));
  }

  @Test
  void aMadeUpValueIsLikeTheRealOneAndMaskedInWords() {
    open("hunter-1", "hunter-1");
    assertThat(ask(Situation.DIFFERENT).sentence()).contains("••••••(").doesNotContain("hunter");
    assertThat(triedLive()).isEqualTo(SECRET.formatted("hunter-2"));
  }

  @Test
  void aRevealedValueIsSaid() {
    open("hunter-two", "hunter-one");
    model.documents.secrets().allRevealedProperty().set(true);
    assertThat(ask(Situation.SAME).sentence()).contains("hunter-two");
    assertThat(triedLive()).isEqualTo(SECRET.formatted("hunter-two"));
  }
}
