package dev.tripatch.ui.feature.send;

import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.live.LiveObject;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.engine.format.FormattedPatch;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.share.Export;
import dev.tripatch.share.KubectlCommand;
import dev.tripatch.share.PatchTarget;
import dev.tripatch.share.Shell;
import dev.tripatch.show.ComparisonView;
import dev.tripatch.ui.window.SecretCommands;
import dev.tripatch.workspace.sending.SendPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The commands of kubectl that do the same as a sheet, or what Tripatch does not do. */
final class SheetCommand {
  private final SecretCommands secrets;
  private final Shell shell;

  /**
   * Commands for the shell of this machine.
   *
   * @param secrets asks before secrets are handed out
   */
  SheetCommand(SecretCommands secrets) {
    this.secrets = secrets;
    this.shell =
        System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows")
            ? Shell.POWERSHELL
            : Shell.BASH;
  }

  /** The command as a person may see it; empty if there is none to show. */
  String shown(SendTask task, SendState state) {
    return switch (state) {
      case SendState.Hindered hindered -> hindered.command();
      case SendState.Looking _,
          SendState.NotUndone _,
          SendState.Unread _,
          SendState.Broken _,
          SendState.Sending _,
          SendState.Ended _ ->
          "";
      case SendState.Locked _, SendState.Preparing _, SendState.Ready _, SendState.Stopped _ ->
          text(
              state
                  .shown()
                  .flatMap(preview -> export(task, preview.plan(), masked(task, preview.plan()))));
    };
  }

  private static String text(Optional<Export> export) {
    return export
        .filter(Export.Made.class::isInstance)
        .map(Export.Made.class::cast)
        .map(made -> made.text().strip())
        .orElse("");
  }

  /** The same to be copied; the person is asked about secrets. Empty if they do not want it. */
  Optional<Export> toCopy(SendTask task, SendState state, String verb) {
    return switch (state) {
      case SendState.Hindered hindered ->
          Optional.of(new Export.Made(hindered.command() + "\n", List.of(), Set.of()));
      case SendState.Looking _,
          SendState.NotUndone _,
          SendState.Unread _,
          SendState.Broken _,
          SendState.Sending _,
          SendState.Ended _ ->
          Optional.empty();
      case SendState.Locked _, SendState.Preparing _, SendState.Ready _, SendState.Stopped _ ->
          state
              .shown()
              .flatMap(
                  preview -> export(task, preview.plan(), handedOut(task, preview.plan(), verb)));
    };
  }

  private static Optional<Value> masked(SendTask task, SendPlan plan) {
    return switch (task) {
      case SendTask.Patch patch -> patch.shown().view().patch(patch.look()).patch();
      case SendTask.Undo _ -> withoutSecrets(plan);
      case SendTask.Elsewhere _ -> Optional.empty();
    };
  }

  private Optional<Value> handedOut(SendTask task, SendPlan plan, String verb) {
    return switch (task) {
      case SendTask.Patch patch -> {
        Optional<ComparisonView> view =
            patch.shown().hidden().isPresent()
                ? secrets.toHandOut(verb, each -> each.patch(patch.look()).pane().text())
                : Optional.of(patch.shown().view());
        yield view.flatMap(each -> each.patch(patch.look()).patch());
      }
      case SendTask.Undo _ -> withoutSecrets(plan);
      case SendTask.Elsewhere _ -> Optional.empty();
    };
  }

  /** The way back of a Secret is shown field by field, and not handed out. */
  private static Optional<Value> withoutSecrets(SendPlan plan) {
    return Masking.isSecret(plan.seen().value())
        ? Optional.empty()
        : Optional.of(plan.trial().patch());
  }

  private Optional<Export> export(SendTask task, SendPlan plan, Optional<Value> patch) {
    LiveObject seen = plan.seen();
    List<String> options = options(task.source().connection(), task.place().context());
    options.add("--field-manager=" + plan.manager());
    return patch.map(
        value ->
            new KubectlCommand(PatchTarget.of(seen.value()), shell, options)
                .inline(new FormattedPatch(plan.trial().format(), Optional.of(value), List.of())));
  }

  /**
   * The command that applies local, which creates what is not there.
   *
   * @param file where local is
   * @param how further words
   */
  String apply(MapValue local, LiveSource source, String file, List<String> how) {
    List<String> options = options(source.connection(), source.place().context());
    PatchTarget target = PatchTarget.of(local);
    if (target.name().namespace().isEmpty() && !target.isInNoNamespace()) {
      options.addAll(List.of("-n", source.place().namespace()));
    }
    return new KubectlCommand(target, shell, options).apply(file, how);
  }

  private static List<String> options(Connection connection, String context) {
    List<String> options = new ArrayList<>(List.of("--context", context));
    connection.kubeconfig().ifPresent(file -> options.addAll(List.of("--kubeconfig", file)));
    connection.as().ifPresent(user -> options.addAll(List.of("--as", user)));
    return options;
  }
}
