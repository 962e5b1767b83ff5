package dev.tripatch.share;

import dev.tripatch.engine.format.FormattedPatch;
import dev.tripatch.engine.format.Loss;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.prose.HiddenCharacters;
import dev.tripatch.prose.VisibleText;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A {@code kubectl patch} command that sends a patch.
 *
 * @param options further words for kubectl: which cluster, and who owns what is sent
 */
public record KubectlCommand(PatchTarget target, Shell shell, List<String> options) {
  private static final int LONGEST_ON_WINDOWS = 32_767;
  private static final int LONGEST_ARGUMENT_ON_LINUX = (128 << 10) - 1;

  /** A folder is no file, and some characters cannot be handed on. */
  private static final Pattern FILE = Pattern.compile("[^\\p{Cntrl}]*[^\\p{Cntrl}/\\\\]");

  public KubectlCommand {
    options = List.copyOf(options);
  }

  /** One that leaves the rest to kubectl. */
  public KubectlCommand(PatchTarget target, Shell shell) {
    this(target, shell, List.of());
  }

  /** The command with the patch in it ({@code -p}), as JSON in one line. */
  public Export inline(FormattedPatch patch) {
    return patch
        .patch()
        .map(value -> made(patch, value, List.of("-p", json(value)), true))
        .orElseGet(() -> refused(patch));
  }

  /**
   * JSON in one line, all of which can be pasted: at a prompt, the character 7F deletes the one
   * before it, and others may be taken for commands to the terminal, or not be seen.
   */
  private static String json(Value value) {
    StringBuilder json = new StringBuilder();
    CanonicalJson.write(value)
        .codePoints()
        .forEach(
            c -> {
              if (HiddenCharacters.isHidden(c)) {
                for (char unit : Character.toChars(c)) {
                  json.append("\\u%04x".formatted((int) unit));
                }
              } else {
                json.appendCodePoint(c);
              }
            });
    return json.toString();
  }

  /**
   * The command with the patch in a file ({@code --patch-file}).
   *
   * @param file the name of the file, as the command is to say it
   */
  public Export withFile(FormattedPatch patch, String file) {
    if (!FILE.matcher(file).matches() || !VisibleText.of(file).equals(file)) {
      return new Export.Refused(
          ExportWording.FILE_NAME.text(), ExportWording.OTHER_FILE_NAME.text());
    }
    return patch
        .patch()
        .map(value -> made(patch, value, List.of("--patch-file", file), false))
        .orElseGet(() -> refused(patch));
  }

  private static Export refused(FormattedPatch patch) {
    return new Export.Refused(
        patch.losses().stream().map(Loss::sentence).collect(Collectors.joining(" ")),
        ExportWording.OTHER_FORMAT.text());
  }

  private Export made(FormattedPatch patch, Value value, List<String> words, boolean isInline) {
    if (!patch.isSomethingToSend()) {
      return new Export.Nothing();
    }
    Optional<Export.Refused> problem = ResourceArgument.problem(target.name());
    if (problem.isPresent()) {
      return problem.get();
    }
    String command = command(patch, words);
    Set<Remark> remarks = remarks(value);
    if (isInline) {
      remarks.addAll(remarksOnInline(command, words.getLast()));
    }
    return new Export.Made(command + "\n", patch.losses(), remarks);
  }

  /**
   * The command with which a person edits the object's last-applied configuration in the cluster;
   * empty where the object does not say what it is called.
   */
  public Optional<String> editLastApplied() {
    return about(List.of("kubectl", "apply", "edit-last-applied"), List.of());
  }

  /** The command that prints live; empty where the object does not say what it is called. */
  public Optional<String> getLive() {
    return about(List.of("kubectl", "get"), List.of("-o", "yaml"));
  }

  /**
   * The command that applies a file, which creates what is not there.
   *
   * @param how further words: {@code --server-side}
   */
  public String apply(String file, List<String> how) {
    List<String> all = new ArrayList<>(withNamespace(List.of("kubectl", "apply", "-f", file)));
    all.addAll(options);
    all.addAll(how);
    return shell.command(all);
  }

  private Optional<String> about(List<String> before, List<String> after) {
    if (ResourceArgument.problem(target.name()).isPresent()) {
      return Optional.empty();
    }
    List<String> words = new ArrayList<>(before);
    words.add(ResourceArgument.of(target.name()));
    List<String> all = new ArrayList<>(withNamespace(words));
    all.addAll(after);
    return Optional.of(shell.command(all));
  }

  private List<String> withNamespace(List<String> words) {
    return hasNamespace()
        ? Stream.concat(words.stream(), Stream.of("-n", target.name().namespace())).toList()
        : words;
  }

  private String command(FormattedPatch patch, List<String> words) {
    List<String> all =
        new ArrayList<>(
            withNamespace(List.of("kubectl", "patch", ResourceArgument.of(target.name()))));
    all.addAll(options);
    all.add("--type=" + patch.format().word());
    all.addAll(words);
    return shell.command(all);
  }

  private boolean hasNamespace() {
    return !target.isInNoNamespace() && !target.name().namespace().isEmpty();
  }

  private Set<Remark> remarks(Value patch) {
    Set<Remark> remarks = EnumSet.noneOf(Remark.class);
    if (!hasNamespace() && !target.isInNoNamespace()) {
      remarks.add(Remark.CONTEXT_NAMESPACE);
    }
    if (isForOneVersion(patch)) {
      remarks.add(Remark.PRECONDITION);
    }
    return remarks;
  }

  private static boolean isForOneVersion(Value patch) {
    return patch instanceof MapValue map
        && map.get("metadata") instanceof MapValue metadata
        && (metadata.has("resourceVersion") || metadata.has("uid"));
  }

  private Set<Remark> remarksOnInline(String command, String patch) {
    Set<Remark> remarks = EnumSet.noneOf(Remark.class);
    if (target.isSecret()) {
      remarks.add(Remark.SECRET_IN_HISTORY);
    }
    if (shell == Shell.POWERSHELL && command.length() > LONGEST_ON_WINDOWS) {
      remarks.add(Remark.TOO_LONG_FOR_WINDOWS);
    }
    if (patch.getBytes(StandardCharsets.UTF_8).length > LONGEST_ARGUMENT_ON_LINUX) {
      remarks.add(Remark.TOO_LONG_FOR_LINUX);
    }
    return remarks;
  }
}
