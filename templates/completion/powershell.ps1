# fragkit completion for PowerShell: fragkit completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName fragkit -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $words = @($commandAst.CommandElements |
        Where-Object { $_.Extent.StartOffset -lt $cursorPosition } |
        ForEach-Object { $_.Extent.Text })
    $before = @($words | Select-Object -Skip 1)
    if ($wordToComplete -ne '' -and $before.Count -gt 0) {
        $before = @($before | Select-Object -SkipLast 1)
    }
    # An empty last argument would get lost on its way: a lone space means the same.
    $current = if ($wordToComplete -eq '') { ' ' } else { $wordToComplete }
    & $words[0] completion words -- @before $current 2>$null | ForEach-Object {
        $value, $help = $_ -split "`t", 2
        $tip = if ($help) { $help } else { $value }
        [System.Management.Automation.CompletionResult]::new($value, $value, 'ParameterValue', $tip)
    }
}
